import { About } from './About.tsx'
import { ContactBanner } from './ContactBanner.tsx'
import { Features } from './Features.tsx'
import { ProviderSignupBanner } from './ProviderSignupBanner.tsx'
import { Story } from './Story.tsx'

/** What the home page tells of Haat, below the shops. */
export const LandingStory = () => (
  <>
    <Features />
    <About />
    <Story />
    <ProviderSignupBanner />
    <ContactBanner />
  </>
)
