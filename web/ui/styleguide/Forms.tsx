import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Switch } from '../forms/Switch.tsx'
import { CodeInput } from '../forms/CodeInput.tsx'
import { Cluster, Stack } from '../Layout.tsx'
import { PasswordInput } from '../forms/PasswordInput.tsx'
import { RadioCards } from '../forms/RadioCards.tsx'
import { Select } from '../forms/Select.tsx'
import { TextArea } from '../forms/TextArea.tsx'
import { TextInput } from '../TextInput.tsx'
import { Sample } from './Sample.tsx'
import type { Samples } from './samples.en.ts'
import styles from './StyleGuide.module.css'

export function Forms({ words }: { words: Samples }) {
  const say = words.form
  const [isOn, setOn] = useState(true)
  return (
    <Sample title={words.sections.forms}>
      <div className={styles.columns}>
        <TextInput label={say.business} hint={say.businessHint} defaultValue={say.businessValue} required />
        <TextInput label={say.username} error={say.usernameError} defaultValue={say.usernameValue} required />
        <TextInput
          label={say.mobile}
          hint={say.mobileHint}
          before="+91"
          inputMode="numeric"
          autoComplete="tel-national"
          required
        />
        <TextInput label={say.email} optionalText={say.optional} type="email" placeholder="asha@example.in" />
        <PasswordInput
          label={say.password}
          hint={say.passwordHint}
          showLabel={say.show}
          coverLabel={say.cover}
          autoComplete="new-password"
          defaultValue="Haat@123"
          required
        />
        <Select label={say.category} required defaultValue="">
          <option value="">{say.choose}</option>
          {say.categories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
        <TextInput label={say.fixed} defaultValue="9801234521" readOnly />
        <TextInput label={say.off} defaultValue={say.offValue} disabled />
      </div>
      <TextArea
        label={say.about}
        hint={say.aboutHint}
        defaultValue={say.aboutValue}
        maxLength={100}
        counterText={say.counter}
      />
      <Stack space="tight">
        <Checkbox label={say.remember} defaultChecked />
        <Switch label={say.remember} checked={isOn} onChange={() => setOn(!isOn)} />
        <Checkbox label={say.terms} error={say.termsError} required />
      </Stack>
      <Cluster>
        <Button type="submit" loading={false}>
          {words.actions.save}
        </Button>
      </Cluster>
    </Sample>
  )
}

export function Verification({ words }: { words: Samples }) {
  const { code: say } = words
  const [code, setCode] = useState('481')
  const [wrong, setWrong] = useState('481516')
  const [via, setVia] = useState<'mobile' | 'email'>('mobile')
  return (
    <Sample title={words.sections.code}>
      <RadioCards
        label={say.method}
        name="via"
        value={via}
        onChange={setVia}
        options={[
          { value: 'mobile', title: say.mobile, detail: '98••••••21', icon: 'phone' },
          { value: 'email', title: say.email, detail: 'a•••@example.in', icon: 'mail' },
        ]}
      />
      <div className={styles.columns}>
        <CodeInput label={say.label} hint={say.hint} value={code} onChange={setCode} />
        <CodeInput label={say.label} error={say.error} value={wrong} onChange={setWrong} />
      </div>
    </Sample>
  )
}
