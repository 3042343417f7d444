import { expect, test } from 'vitest'
import { chooseNode, refusalToPrepare } from './node.mjs'

const aMac = {
  pinned: '/haat/node_modules/.bin/node',
  exists: () => false,
  version: 'v24.1.0',
  execPath: '/opt/homebrew/bin/node',
  platform: 'darwin',
  arch: 'arm64',
}

test('the pinned Node runs Haat where there is one, whatever started it', () => {
  expect(chooseNode({ ...aMac, exists: () => true, version: 'v20.0.0' })).toEqual({ node: aMac.pinned })
})

test('where there is none the system’s own does, from 24 on', () => {
  expect(chooseNode(aMac)).toEqual({ node: aMac.execPath })
  expect(chooseNode({ ...aMac, version: 'v26.0.0' })).toEqual({ node: aMac.execPath })
})

test('an older one is refused there, with what to do', () => {
  const { node, refusal } = chooseNode({ ...aMac, version: 'v22.12.0' })
  expect(node).toBeUndefined()
  expect(refusal).toMatch(/no package for darwin arm64: install Node 24 or newer; this is v22\.12\.0/)
})

test('packages are installed with Node 20 or newer', () => {
  expect(refusalToPrepare('v18.20.0')).toMatch(/needs Node 20 or newer/)
  expect(refusalToPrepare('v20.0.0')).toBeUndefined()
})
