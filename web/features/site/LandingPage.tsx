const LandingPage = () => <h1>LandingPage</h1>
export default LandingPage
