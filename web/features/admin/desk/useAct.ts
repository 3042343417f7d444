import { useQueryClient } from '@tanstack/react-query'
import { providerToast } from '../../../lib/toast.ts'
import { useOneAtATime } from '../../../lib/useOneAtATime.ts'
import { DESK } from './desk-session.api.ts'
import { useProblem } from './useProblem.ts'

type Act = {
  work: () => Promise<unknown>
  /** Said when it is done. */
  done: string
}

/** Does one thing at a time and says how it went; what the room has read before is asked for anew. */
export const useAct = (room: string) => {
  const client = useQueryClient()
  const problemOf = useProblem()
  const { isBusy, run } = useOneAtATime()
  const anew = () => client.invalidateQueries({ queryKey: [DESK, room] })

  const act = ({ work, done }: Act) =>
    void run(async () => {
      try {
        await work()
        providerToast({ kind: 'success', text: done })
      } catch (error) {
        providerToast({ kind: 'error', text: problemOf(error) })
      }
      await anew()
    })
  return { act, isBusy, anew, problemOf }
}
