import { LANGUAGE_NAMES, LANGUAGES } from '@ankerplatz/kit';
import type { ComponentChildren, JSX } from 'preact';
import { CodeFromLink } from '../../account/Devices.tsx';
import { install } from '../../offline/install.ts';
import { ANIMATIONS, type Settings as Chosen, change, settings, THEMES } from '../../settings/settings.ts';
import { Shell } from '../../shell/Shell.tsx';
import { accountText } from '../../text/account.ts';
import { text } from '../../text/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/fields/Choice.tsx';
import { Switch } from '../../ui/fields/Switch.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notifications } from './Notifications.tsx';
import './settings.css';

/** The settings that are on or off. */
type Toggle = { [Name in keyof Chosen]: Chosen[Name] extends boolean ? Name : never }[keyof Chosen];

/** All settings of this device. */
export function Settings(): JSX.Element {
  const { settings: words } = accountText.value;
  const { language, theme, animation, botDelay } = settings.value;
  return (
    <Shell title={words.title} width="narrow">
      <h1>{words.title}</h1>
      <p class="settings-lead">
        {words.here} {words.account} <a href="/account">{text.value.shell.account}</a>
      </p>
      <Group title={words.look}>
        <Choice
          label={words.language}
          options={LANGUAGES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={value => change({ language: value })}
        />
        <Choice
          label={words.theme}
          options={THEMES.map(value => ({ value, label: words.themes[value] }))}
          value={theme}
          onChange={value => change({ theme: value })}
        />
        <OnOff name="colourSymbols" label={words.colourSymbols} hint={words.colourSymbolsHint} />
      </Group>
      <Group title={words.motion}>
        <Choice
          label={words.animation}
          options={ANIMATIONS.map(value => ({ value, label: words.animations[value] }))}
          value={animation}
          onChange={value => change({ animation: value })}
        />
        <Choice
          label={words.botDelay}
          options={delaysWith(botDelay).map(value => ({ value, label: words.botDelays[value] ?? `${value} ms` }))}
          value={botDelay}
          onChange={value => change({ botDelay: value })}
        />
        <OnOff name="sounds" label={words.sounds} hint={words.soundsHint} />
        {settings.value.sounds && (
          <OnOff name="soundsAtNight" label={words.soundsAtNight} hint={words.soundsAtNightHint} />
        )}
        {'vibrate' in navigator && <OnOff name="haptics" label={words.haptics} hint={words.hapticsHint} />}
      </Group>
      <Group title={words.play}>
        <OnOff name="confirm" label={words.confirm} hint={words.confirmHint} />
        <OnOff name="reminders" label={words.reminders} hint={words.remindersHint} />
        <OnOff name="notes" label={words.notes} hint={words.notesHint} />
        <OnOff name="hideStanding" label={words.hideStanding} hint={words.hideStandingHint} />
      </Group>
      <Group title={words.speech}>
        <OnOff name="openMicrophone" label={words.openMicrophone} hint={words.openMicrophoneHint} />
      </Group>
      <Notifications />
      <Install />
      <CodeFromLink />
    </Shell>
  );
}

/** Where the browser can make an app of the site. */
function Install(): JSX.Element | null {
  const { settings: words } = accountText.value;
  const run = install.value;
  if (!run) return null;
  return (
    <Group title={words.app}>
      <p class="field-hint">{words.appHint}</p>
      <Button onClick={() => void run()}>
        <Icon name="download" /> {words.install}
      </Button>
    </Group>
  );
}

const DELAYS = [0, 500, 1500];

/** One that was set elsewhere is shown, too. */
const delaysWith = (chosen: number): readonly number[] =>
  DELAYS.includes(chosen) ? DELAYS : [...DELAYS, chosen].sort((a, b) => a - b);

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <section class="settings-group" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface OnOffProps {
  readonly name: Toggle;
  readonly label: string;
  readonly hint: string;
}

function OnOff({ name, label, hint }: OnOffProps): JSX.Element {
  return (
    <Switch
      label={label}
      hint={hint}
      checked={settings.value[name]}
      onChange={checked => change({ [name]: checked })}
    />
  );
}
