import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { longestFirst, readTestTimes } from './test-times.ts'

/** Orders the files of each project by their recorded time. Projects stay apart, since workers are reused within one. */
export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]) {
    const times = readTestTimes()
    const files = specifications.map((specification) => ({
      specification,
      file: relative(process.cwd(), specification.moduleId),
    }))
    const byProject = Map.groupBy(files, ({ specification }) => specification.project.name)
    return [...byProject.values()]
      .flatMap((ofProject) => longestFirst(ofProject, times))
      .map(({ specification }) => specification)
  }
}
