import type { Item } from './item.ts';

const PLACE = 'Second round, decided';
const NOMINATIONS = 'api/nomination_changes';
const SORTED = 'api/lists › is sorted by either date, either way; equal dates follow the ids';
const OWN_CURSOR = 'contract/lists › takes its own cursor, and that of no other list';

/** What the design decides in its second round: finding, lists, nominations, expand, batch, versions. */
export const SECOND_ROUND: readonly Item[] = [
  [
    `${PLACE} / 1`,
    'the contract stays',
    'contract/conventions › every path of the contract stands under /api/v1 and is described, and nowhere else',
    'contract/records › a tag, a candidate tag, a job tag: the fields listed and no other',
  ],
  [
    `${PLACE} / 2.1`,
    '?remote_id= finds none or one',
    'api/lists › finds one by the id of another system, exactly, and nobody else',
  ],
  [
    `${PLACE} / 2.2`,
    'the remote form of candidates and stages',
    'contract/remote_ids › is kept as sent by a candidate: put, read, changed, deleted',
    'contract/remote_ids › is kept as sent by a stage: read, put, deleted',
  ],
  [
    `${PLACE} / 2.3`,
    'UUIDs in bodies and queries',
    'contract/remote_ids › the remote form is refused where the contract gives a UUID alone',
  ],
  [
    `${PLACE} / 3.1`,
    'PATCH changes what is sent',
    `${NOMINATIONS} › PATCH of the stage leaves the date, in remote form too`,
    `${NOMINATIONS} › PATCH with null clears the date, and nothing else`,
  ],
  [`${PLACE} / 3.2`, 'move changes the stage alone', `${NOMINATIONS} › a move leaves everything else`],
  [
    `${PLACE} / 3.3`,
    'PUT still replaces',
    'api/nominations › PUT without applied_at clears it',
    'contract/api_page › the commands on the page about the API do what stands beside them',
  ],
  [
    `${PLACE} / 4.1`,
    'sort, updated_after, filters',
    SORTED,
    'api/lists › tells what changed after a moment, not at it',
    'api/lists › lists are filtered by what a record is or refers to',
  ],
  [
    `${PLACE} / 4.2`,
    'a cursor is of one list',
    OWN_CURSOR,
    'api/lists › a cursor belongs to its list, its filters and its order',
  ],
  [
    `${PLACE} / 6.1`,
    'expand sets records beside entries',
    'api/ranking_expand › sets records beside an entry, each as its own path answers it',
    'api/ranking_expand › leaves the entries what they are',
  ],
  [
    `${PLACE} / 6.2`,
    'order=best_match: the same entries in the order of a score beside theirs',
    'api/best_match › whoever meets more stands above whoever reads more like the advertisement',
    'api/best_match › entries stand in the order of best_match_score, which nobody has without order',
    'api/best_match › pages, filters and bands are those of every ranking',
  ],
  [
    `${PLACE} / 7.1`,
    'a batch: in order, each for itself',
    'api/batch › carries out every kind of change in its order, by ids of other systems',
    'api/batch › without atomic each has its own success or failure',
  ],
  [
    `${PLACE} / 7.2`,
    'atomic: all or none',
    'api/batch › leaves nothing behind: no record, no event, no task, no file less',
  ],
  [
    `${PLACE} / 7.3`,
    'a key for the whole',
    'api/batch › is repeated as a whole by its Idempotency-Key',
    'api/batch › a batch that was cut off goes on where it ended when it is sent again',
  ],
  [
    `${PLACE} / 11`,
    'what may change, and how it is announced',
    'contract/api_page › the commands on the page about the API do what stands beside them',
  ],
];
