import { expect, test } from 'vitest';
import { quotedLines } from '../../../renderer/lib/format.ts';

test.each([
  ['Python\nDjango\nPostgreSQL', 'Python\u00A0·\u00A0Django\u00A0·\u00A0PostgreSQL'],
  [
    'Rebuilt the booking service, which forty\ncarriers use.',
    'Rebuilt the booking service, which forty carriers use.',
  ],
  ['Languages: Python, SQL,\nGo', 'Languages: Python, SQL, Go'],
  [
    'Moved every report of the finance department\nBerlin to the new warehouse.',
    'Moved every report of the finance department Berlin to the new warehouse.',
  ],
  ['REST API design\ngRPC\nKafka', 'REST API design\u00A0·\u00A0gRPC\u00A0·\u00A0Kafka'],
  ['One line alone', 'One line alone'],
])('%j is shown as %j', (quote, shown) => expect(quotedLines(quote)).toBe(shown));
