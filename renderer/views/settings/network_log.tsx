import { useNetwork } from '../../api/network.ts';
import { errorWords } from '../../ui/state/states.tsx';
import { formatMoment } from '../../lib/format.ts';
import { texts } from '../../texts.ts';
import { Section } from './section.tsx';
import css from './settings.module.css';
import { BETWEEN } from '../../lib/joined.ts';

/** The promise, countable: every request that left this computer. */
export function NetworkLog() {
  const network = useNetwork();
  return (
    <Section id="network" title={texts.settings.network} text={texts.settings.networkText}>
      {network.isLoadingError && <p className={`${css.mute} text-mute`}>{errorWords(network.error).title}</p>}
      {network.data !== undefined && (
        <>
          <dl className={`${css.facts} grid items-baseline columns-200-fr gap-7-16`}>
            <dt>{texts.settings.outgoing}</dt>
            <dd>
              <b className="font-16 weight-650">{network.data.outgoing_requests}</b>
            </dd>
            {network.data.database_server !== null && (
              <>
                <dt>{texts.settings.databaseServer}</dt>
                <dd>{texts.settings.keptOn(network.data.database_server)}</dd>
              </>
            )}
            {network.data.search_server !== null && (
              <>
                <dt>{texts.settings.searchServer}</dt>
                <dd>{texts.settings.searchedOn(network.data.search_server)}</dd>
              </>
            )}
            <dt>{texts.settings.downloads}</dt>
            <dd>{texts.settings.downloadPolicies[network.data.downloads]}</dd>
          </dl>
          {network.data.last.length > 0 && (
            <ul className="mt-12">
              {network.data.last.map((one) => (
                <li key={`${one.at}${one.host}`}>
                  <span className={`${css.mute} text-mute`}>{formatMoment(one.at)}</span>{' '}
                  <code className="text-mute break-anywhere mono-12-1_5">{`${one.method} ${one.host}`}</code>{' '}
                  <span className={`${css.mute} text-mute`}>{`${one.reason}${BETWEEN}${one.outcome}`}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Section>
  );
}
