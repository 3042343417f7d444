import { useState } from 'react'
import { ButtonLink } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { Icon } from '../Icon.tsx'
import { CardGrid } from '../Layout.tsx'
import { Pagination } from '../lists/Pagination.tsx'
import { SectionHeading } from '../SectionHeading.tsx'
import { Table } from '../lists/Table.tsx'
import { Tabs } from '../lists/Tabs.tsx'
import type { Tone } from '../tone.ts'
import { bulb, cloth, laddu } from './pictures.ts'
import { Sample } from './Sample.tsx'
import type { Samples } from './samples.en.ts'

const PICTURES = [laddu, bulb, cloth]
const AWNINGS: Tone[] = ['sindoor', 'indigo', 'marigold', 'leaf']

export function Providers({ words }: { words: Samples }) {
  const { post } = words
  return (
    <Sample title={words.sections.shops}>
      <SectionHeading
        level={3}
        title={words.headings[1]}
        action={
          <ButtonLink to="#lists" variant="quiet" size="small">
            {words.seeAll}
          </ButtonLink>
        }
      />
      <CardGrid>
        {words.shops.map((provider, at) => (
          <Card
            key={provider.name}
            to={`#${at}`}
            level={4}
            title={provider.name}
            badge={provider.tag}
            awning={AWNINGS[at]}
            media={PICTURES[at] ? <img src={PICTURES[at]} alt="" /> : null}
            footer={
              <>
                <Icon name="pin" />
                {provider.place}
              </>
            }
          >
            <p>{provider.line}</p>
          </Card>
        ))}
        <Card to="#post" level={4} title={post.title} footer={post.date}>
          <p>{post.excerpt}</p>
        </Card>
      </CardGrid>
    </Sample>
  )
}

export function Lists({ words }: { words: Samples }) {
  const { table, tabs: say } = words
  const [tab, setTab] = useState('shops')
  const [providers, posts, about] = say.panels
  const rows = table.rows.map((cells, at) => [String(at + 11), ...cells])
  return (
    <Sample title={words.sections.lists}>
      <Table
        caption={table.caption}
        rows={rows}
        rowKey={([number = '']) => number}
        columns={table.headers.map((header, at) => ({
          key: header,
          header,
          cell: (row: string[]) => row[at],
          numeric: at === 0,
        }))}
      />
      <Pagination
        label={table.pages}
        previousText={table.previous}
        nextText={table.next}
        previous="?page=1"
        next={null}
        status={table.status}
      />
      <Tabs
        label={say.label}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'shops', text: say.shops, count: 2, content: <p>{providers}</p> },
          { value: 'posts', text: say.posts, count: 9, content: <p>{posts}</p> },
          { value: 'about', text: say.about, content: <p>{about}</p> },
        ]}
      />
    </Sample>
  )
}
