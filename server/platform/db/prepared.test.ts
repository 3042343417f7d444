import { CompiledQuery, sql } from 'kysely'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { anAccount } from '../../testing/accounts.ts'
import { testServer } from '../../testing/test-server.ts'
import { type Db, inTransaction, makeDb, makePool } from './db.ts'
import { type Params, preparedRead, preparedStatement, preparedWrite } from './prepared.ts'
import { clearGeneratedNames } from './statement-names.ts'

clearGeneratedNames()
const { db, ctx } = await testServer()

/** The prepared statements of this connection whose text contains these words. */
const preparedNames = async (tx: Db, words: string) => {
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where position(${words} in statement) > 0 and not from_sql
      and position('pg_prepared_statements' in statement) = 0`.execute(tx)
  return rows.map(({ name }) => name)
}

describe('in a transaction', () => {
  test('a read and a statement have the same names as outside', async () => {
    const { id } = await anAccount(db)
    const usernameRead = preparedRead('test_username', (query, param: Params<{ id: number }>) =>
      query.selectFrom('accounts').select('username').where('id', '=', param('id')),
    )
    const addOne = preparedStatement<{ sum: number }>('test_add_one', 'select $1::integer + 1 as sum')
    const renameWrite = preparedWrite('test_rename', (query, param: Params<{ id: number; name: string }>) =>
      query
        .updateTable('customers')
        .set({ name: param('name') })
        .where('accountId', '=', param('id'))
        .returning('accountId'),
    )
    await inTransaction(db, async (tx) => {
      expect(await usernameRead(tx, { id })).toHaveLength(1)
      expect(await addOne(tx, [1])).toEqual([{ sum: 2 }])
      expect(await renameWrite(tx, { id, name: 'Asha' })).toEqual([{ accountId: id }])
      expect(await preparedNames(tx, 'username')).toContain('test_username')
      expect(await preparedNames(tx, '$1::integer + 1')).toEqual(['test_add_one'])
      expect(await preparedNames(tx, '"account_id" = $2 returning')).toEqual(['test_rename'])
    })
    expect(await renameWrite(db, { id, name: 'Usha' })).toEqual([{ accountId: id }])
  })

  test('any other text gets a name with its second use', async () => {
    await inTransaction(db, async (tx) => {
      const ask = () => sql`select ${1}::integer as asked_again`.execute(tx)
      await ask()
      expect(await preparedNames(tx, 'as asked_again')).toEqual([])
      await ask()
      await ask()
      expect(await preparedNames(tx, 'as asked_again')).toHaveLength(1)
    })
  })

  test.each([
    ['several statements', 'select 1 as no_name; select 2'],
    ['a search for words', `select 'no_name'::tsvector @@ 'no_name'::tsquery`],
    ['what is not planned', `set local application_name = 'no_name'`],
    ['a list of rows', 'select $1, $2 as no_name union all values ($1, $2), ($1, $2)'],
  ])('%s have none', async (_what, text) => {
    const query = CompiledQuery.raw(text, text.includes('$1') ? ['a', 'b'] : [])
    await inTransaction(db, async (tx) => {
      for (let time = 0; time < 3; time += 1) await tx.executeQuery(query)
      const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
        tx,
      )
      expect(rows.filter(({ statement }) => statement === text)).toEqual([])
    })
  })
})

test('a builder cannot compute or decide with a parameter', () => {
  type Input = { id: number; rows: number; name: string }
  const misuses = (query: Db, param: Params<Input>) => [
    // @ts-expect-error arithmetic
    param('rows') + 1,
    // @ts-expect-error a comparison
    param('rows') > 1,
    // @ts-expect-error a condition
    param('rows') === 1 ? 'one' : 'many',
    // @ts-expect-error a property of the value
    param('name').length,
    // @ts-expect-error no such parameter
    param('unknown'),
    // @ts-expect-error a parameter of another type
    query.selectFrom('accounts').where('username', '=', param('id')),
  ]
  expectTypeOf(misuses).parameter(1).toEqualTypeOf<Params<Input>>()
  const read = preparedRead('test_types', (query, param: Params<Input>) =>
    query.selectFrom('accounts').select('id').where('id', '=', param('id')).limit(param('rows')),
  )
  expectTypeOf(read).parameter(1).toEqualTypeOf<Input>()
})

test('a statement whose columns have changed is parsed again outside of a transaction', async () => {
  const altered = makeDb(makePool(ctx.pool.options.connectionString ?? '', 1))
  const run = async (text: string, on: Db = altered) => (await sql.raw(text).execute(on)).rows
  const text = 'select * from altered_meanwhile'
  try {
    await run('create table altered_meanwhile (a integer)')
    for (let time = 0; time < 3; time += 1) await run(text)
    await run('alter table altered_meanwhile add column b integer default 2')
    await run('insert into altered_meanwhile values (1)')
    expect(await run(text)).toEqual([{ a: 1, b: 2 }])
    const inOne = altered.transaction().execute(async (tx) => {
      expect(await run(text, tx)).toEqual([{ a: 1, b: 2 }])
      await run('alter table altered_meanwhile drop column b', tx)
      return run(text, tx)
    })
    await expect(inOne).rejects.toThrow('cached plan must not change result type')
    expect(await run(text)).toEqual([{ a: 1, b: 2 }])
  } finally {
    await altered.destroy()
  }
})
