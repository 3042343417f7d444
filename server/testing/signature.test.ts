// Examples of Amazon's documentation ('Signature Calculations for the Authorization Header').
import { AwsClient } from 'aws4fetch'
import { expect, test } from 'vitest'
import { signatures } from './signature.ts'

const SECRET = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY'
const HOST = 'examplebucket.s3.amazonaws.com'
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const client = new AwsClient({
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: SECRET,
  service: 's3',
  region: 'us-east-1',
})
const aws = { datetime: '20130524T000000Z', allHeaders: true }

const examples = [
  {
    what: 'a part of a file',
    method: 'GET',
    path: '/test.txt',
    headers: { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    what: 'a file to keep',
    method: 'PUT',
    path: '/test%24file.text',
    headers: {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    },
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    what: 'a list',
    method: 'GET',
    path: '/?max-keys=2&prefix=J',
    headers: { 'x-amz-content-sha256': EMPTY },
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
]

test.each(examples)(
  '$what is signed as the documentation has it, by the library and by us',
  async (example) => {
    const { method, path, headers, signature } = example
    const { headers: signed } = await client.sign(`https://${HOST}${path}`, { method, headers, aws })
    const sent = { ...Object.fromEntries(signed), host: HOST }
    expect(signatures({ method, path, headers: sent }, SECRET)).toMatchObject({
      given: signature,
      expected: signature,
    })
  },
)
