import { Button, ButtonLink } from '../Button.tsx'
import { IconButton } from '../IconButton.tsx'
import { Cluster } from '../Layout.tsx'
import { Menu, MenuAction, MenuLink, MenuNote } from '../Menu.tsx'
import { Sample } from './Sample.tsx'
import type { Samples } from './samples.en.ts'
import styles from './StyleGuide.module.css'

const noop = () => undefined

export function Buttons({ words }: { words: Samples }) {
  const say = words.actions
  return (
    <Sample title={words.sections.buttons}>
      <Cluster>
        <Button icon="search">{say.search}</Button>
        <Button variant="secondary" icon="pin">
          {say.detect}
        </Button>
        <Button variant="quiet">{say.later}</Button>
        <Button variant="danger" icon="trash">
          {say.remove}
        </Button>
        <Button disabled>{say.disabled}</Button>
      </Cluster>
      <Cluster>
        <Button loading loadingText={say.loggingIn}>
          {say.login}
        </Button>
        <Button variant="secondary" loading>
          {say.save}
        </Button>
        <ButtonLink to="#shops" size="small" icon="store">
          {say.visit}
        </ButtonLink>
        <ButtonLink to="#shops" size="large" variant="secondary">
          {say.loadMore}
        </ButtonLink>
        <IconButton icon="share" label={say.share} />
        <IconButton icon="refresh" label={say.refresh} disabled />
      </Cluster>
      <Menus words={words} />
    </Sample>
  )
}

function Menus({ words: { menu, actions } }: { words: Samples }) {
  return (
    <Cluster>
      <Menu
        label={menu.language}
        align="start"
        renderButton={(bind) => (
          <Button {...bind} variant="secondary" icon="globe">
            {menu.language}
          </Button>
        )}
      >
        <MenuLink to="?lang=hi" lang="hi">
          हिंदी
        </MenuLink>
        <MenuLink to="?lang=en" lang="en" current>
          English
        </MenuLink>
      </Menu>
      <Menu
        label={menu.account}
        align="start"
        renderButton={(bind) => (
          <Button {...bind} variant="quiet" icon="user">
            {menu.owner}
          </Button>
        )}
      >
        <MenuLink to="#forms" icon="user">
          {menu.profile}
        </MenuLink>
        <MenuLink to="#lists" icon="ban">
          {menu.blocked}
        </MenuLink>
        <MenuAction icon="logout" onPick={noop}>
          {menu.logout}
        </MenuAction>
        <MenuAction icon="trash" danger onPick={noop}>
          {menu.remove}
        </MenuAction>
      </Menu>
      <Menu
        label={menu.bell}
        align="start"
        renderButton={(bind) => <IconButton {...bind} icon="bell" label={actions.notifications} count={3} />}
      >
        {menu.news.map((text, at) => (
          <MenuLink key={text} to="#shops">
            <span className={styles.news}>
              {text}
              <small>{menu.times[at]}</small>
            </span>
          </MenuLink>
        ))}
      </Menu>
      <Menu
        label={menu.bell}
        align="start"
        renderButton={(bind) => <IconButton {...bind} icon="bell" label={menu.bell} />}
      >
        <MenuNote>{menu.none}</MenuNote>
      </Menu>
    </Cluster>
  )
}
