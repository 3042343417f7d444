// The test files of one worker share their modules, so what one file left in them is cleared before the next.
import { toast } from 'sonner'

toast.dismiss()
