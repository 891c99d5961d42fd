import { useDebouncedValue } from '@mantine/hooks';
import { Spotlight, type SpotlightStore } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import { useCandidateChoices } from '../../api/candidates.ts';
import { useStore } from '../../lib/external_store.ts';
import { useJobs } from '../../api/jobs.ts';
import { texts } from '../../texts.ts';
import { useCurrentJob } from '../current/current_job.ts';
import { spoken } from '../../lib/hidden_words.ts';
import { formatRole } from '../../lib/format.ts';
import { ordered } from './order.ts';
import { recent, remember } from './recent.ts';
import { useCommands, type CommandGroup } from './use_commands.ts';
import { useDataCommands, useSavedCommands } from './use_data_commands.ts';

/** So many of a kind before the next kind gets its turn. */
const EACH = 6;

/** What the palette holds for the words typed so far; without any, what was done last and what can be done here. */
export function PaletteList(props: { store: SpotlightStore; words: string; onFile: () => void }) {
  const { store, words, onFile } = props;
  const [settled] = useDebouncedValue(words, 150);
  const navigate = useNavigate();
  const jobs = useJobs();
  const people = useCandidateChoices(settled);
  const job = useCurrentJob();
  const lately = useStore(recent);
  const { here, places, settings, looks } = useCommands();
  const saved = useSavedCommands();
  const data = useDataCommands();
  const light = job === null ? {} : { job: job.id };

  const of_jobs: CommandGroup = {
    name: texts.palette.jobs,
    commands: (jobs.data ?? []).map((one) => ({
      id: `job-${one.id}`,
      label: one.title,
      run: () => void navigate({ to: '/ranking', search: { job: one.id } }),
    })),
  };
  const file: CommandGroup = {
    name: texts.palette.file,
    commands: [
      { id: 'file', label: texts.palette.chooseFile, hint: texts.palette.chooseFileHint, run: onFile },
    ],
  };
  const found = words.length > 1 ? (people.data ?? []) : [];
  const byWords: CommandGroup = {
    name: texts.palette.words,
    commands: [
      {
        id: 'words',
        label: texts.palette.rankByWords(words),
        hint: texts.palette.rankByWordsHint,
        run: () => void navigate({ to: '/ranking', search: { ...light, by: 'words', q: words } }),
      },
    ],
  };
  const persons: CommandGroup = {
    name: texts.palette.open,
    commands: found.map((one) => ({
      id: `open-${one.id}`,
      label: one.full_name,
      hint: formatRole(one.current_title, one.current_employer),
      run: () =>
        void navigate({ to: '/candidates/$candidate_id', params: { candidate_id: one.id }, search: light }),
    })),
  };
  const alike: CommandGroup = {
    name: texts.palette.people,
    commands: found.slice(0, 3).map((one) => ({
      id: `like-${one.id}`,
      label: one.full_name,
      run: () => void navigate({ to: '/ranking', search: { ...light, by: 'candidate', target: one.id } }),
    })),
  };

  const lasting = [of_jobs, here, saved, places, data, settings, looks, file];
  const groups = words === '' ? unasked() : asked();
  const ids = groups.flatMap(({ commands }) => commands.map(({ id }) => id)).join(' ');
  // eslint-disable-next-line react/exhaustive-deps -- another list is what makes it look again
  useLayoutEffect(() => keepChosen(store), [store, ids]);
  return (
    <Spotlight.ActionsList>
      {groups
        .filter(({ commands }) => commands.length > 0)
        .map(({ name, commands }) => (
          <Spotlight.ActionsGroup key={name} label={name}>
            {commands.map((command) => (
              <Spotlight.Action
                key={command.id}
                label={command.label}
                dimmedSections={false}
                {...(command.hint === undefined ? {} : { description: spoken(command.hint) })}
                {...(command.keys === undefined ? {} : { rightSection: <kbd>{command.keys}</kbd> })}
                onClick={() => {
                  // Names of people are nobody else's at this computer to see: only what is no person is kept.
                  if (lasting.some((group) => group.commands.includes(command))) remember(command.id);
                  command.run();
                }}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
    </Spotlight.ActionsList>
  );

  function unasked(): readonly CommandGroup[] {
    const all = new Map(lasting.flatMap(({ commands }) => commands).map((one) => [one.id, one]));
    const last = lately.flatMap((id) => all.get(id) ?? []);
    const rest = (group: CommandGroup): CommandGroup => ({
      ...group,
      commands: group.commands.filter((one) => !last.includes(one)).slice(0, EACH + 3),
    });
    return [
      { name: texts.palette.recent, commands: last },
      ...[of_jobs, here, saved, places, file].map(rest),
    ];
  }

  function asked(): readonly CommandGroup[] {
    const commands = lasting.filter((group) => group !== of_jobs);
    const in_order = ordered(words, {
      people: persons,
      jobs: of_jobs,
      commands,
      by_words: byWords,
      each: EACH,
    });
    return [...in_order, alike];
  }
}

/**
 * What was chosen is an element and its number, which the library looks for only when words are typed. People are found
 * a moment later: then the first of the list is chosen anew, or, where somebody has gone on by arrows, what they chose.
 */
function keepChosen(store: SpotlightStore): void {
  const { selected, listId } = store.getState();
  if (selected < 0) return; // nothing is, until somebody types or goes by arrows
  const actions = [...document.querySelectorAll(`[id="${listId}"] [data-action]`)];
  const chosen = actions.findIndex((action) => action.hasAttribute('data-selected'));
  const next = selected > 0 && chosen !== -1 ? chosen : 0;
  actions[chosen]?.removeAttribute('data-selected');
  actions[next]?.setAttribute('data-selected', 'true');
  store.updateState((state) => ({ ...state, selected: next }));
}
