import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useCandidateChoices } from '../../api/candidates.ts';
import { useJobs } from '../../api/jobs.ts';
import { texts } from '../../texts.ts';
import { useAsked } from '../access/asked.ts';
import { useCurrentJob } from '../current_job.ts';
import { formatRole } from '../format.ts';
import { useRankByFile } from './use_rank_by_file.ts';
import './palette.css';

const [store, palette] = createSpotlight();

export function openPalette(): void {
  palette.open();
}

/** One place to choose what to rank by and where to go. Whatever is typed can itself be ranked by. */
export function Palette() {
  const [query, setQuery] = useState('');
  const words = query.trim();
  const [settled] = useDebouncedValue(words, 150);
  const navigate = useNavigate();
  const rankByFile = useRankByFile();
  const chooser = useRef<HTMLInputElement>(null);
  const jobs = useJobs();
  const people = useCandidateChoices(settled);
  const job = useCurrentJob();
  const light = job === null ? {} : { job: job.id };

  const covered = useAsked().length > 0;

  const fits = (text: string): boolean => text.toLocaleLowerCase().includes(words.toLocaleLowerCase());
  const jobs_shown = (jobs.data ?? []).filter((one) => fits(one.title)).slice(0, 6);
  const people_shown = words.length > 1 ? (people.data ?? []) : [];
  const places = texts.palette.places.filter((place) => words !== '' && fits(place.label));

  return (
    <>
      <Spotlight.Root
        store={store}
        query={query}
        onQueryChange={setQuery}
        shortcut={null}
        closeOnEscape={!covered}
        clearQueryOnClose
        overlayProps={{ blur: 0, backgroundOpacity: 0.28 }}
        size={600}
        maxHeight={460}
        scrollable
      >
        <Spotlight.Search placeholder={texts.palette.placeholder} aria-label={texts.palette.placeholder} />
        <Spotlight.ActionsList>
          {words !== '' && (
            <Spotlight.ActionsGroup label={texts.palette.words}>
              <Spotlight.Action
                label={texts.palette.rankByWords(words)}
                description={texts.palette.rankByWordsHint}
                onClick={() => void navigate({ to: '/ranking', search: { ...light, by: 'words', q: words } })}
              />
            </Spotlight.ActionsGroup>
          )}
          {jobs_shown.length > 0 && (
            <Spotlight.ActionsGroup label={texts.palette.jobs}>
              {jobs_shown.map((one) => (
                <Spotlight.Action
                  key={one.id}
                  label={one.title}
                  onClick={() => void navigate({ to: '/ranking', search: { job: one.id } })}
                />
              ))}
            </Spotlight.ActionsGroup>
          )}
          {people_shown.length > 0 && (
            <Spotlight.ActionsGroup label={texts.palette.people}>
              {people_shown.map((one) => (
                <Spotlight.Action
                  key={one.id}
                  label={one.full_name}
                  description={formatRole(one.current_title, one.current_employer)}
                  onClick={() =>
                    void navigate({ to: '/ranking', search: { ...light, by: 'candidate', target: one.id } })
                  }
                />
              ))}
            </Spotlight.ActionsGroup>
          )}
          <Spotlight.ActionsGroup label={texts.palette.file}>
            <Spotlight.Action
              label={texts.palette.chooseFile}
              description={texts.palette.chooseFileHint}
              onClick={() => chooser.current?.click()}
            />
          </Spotlight.ActionsGroup>
          {places.length > 0 && (
            <Spotlight.ActionsGroup label={texts.palette.goTo}>
              {places.map((place) => (
                <Spotlight.Action
                  key={place.to}
                  label={place.label}
                  onClick={() => void navigate({ to: place.to })}
                />
              ))}
            </Spotlight.ActionsGroup>
          )}
        </Spotlight.ActionsList>
        <Spotlight.Footer>{texts.palette.footer}</Spotlight.Footer>
      </Spotlight.Root>
      <input
        ref={chooser}
        type="file"
        hidden
        data-testid="rank-by-file"
        aria-label={texts.palette.chooseFile}
        onChange={(event) => {
          rankByFile(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
