import { CHANGE_ROWS } from './change_rows.ts';
import { describeFindings, resumeWith } from './tables.ts';

describeFindings('a change by an amount', (lines) => resumeWith('Summary', lines), CHANGE_ROWS);
