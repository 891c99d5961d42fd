/** In place of the interface while the database cannot be used. */
export const recovery = {
  DAMAGED: 'The database is damaged',
  DAMAGEDText:
    'Longlist did not open it, and nothing was changed. Choose the backup that takes its place: everything is then as it was when that backup was made.',
  MISSING: 'The database is missing',
  MISSINGText:
    'Its folder still holds other data, so Longlist did not begin a new one. Choose the backup that takes its place: everything is then as it was when that backup was made.',
  FOREIGN: 'The database is another program’s',
  FOREIGNText:
    'A file of another program stands where Longlist keeps its own. It was not opened and not changed. Choose the backup that takes its place; the file is moved aside.',
  none: 'Nothing was changed. There is no backup that can be restored. If you keep a copy of the folder elsewhere, put it back, then start Longlist again.',
  which: 'Backup to restore',
  newest: 'newest, ',
  restore: 'Restore and start',
  kept: 'What is there now is kept beside the backups, as it is.',
  elsewhere: 'Otherwise',
  elsewhereText: 'Stop Longlist and start it with another data folder (--data).',
  failed: 'The backup was not restored.',
  restoring: 'The backup is being restored',
  restoringText:
    'Longlist starts by itself when it is done. With a large database this takes a minute; leave the page open.',
  nobody: 'This page is not signed in',
  nobodyText: 'Open the link that Longlist printed when it started. It works once.',
  unreachable: 'Longlist does not answer',
  unreachableText: 'Start it again, and open the link that it prints.',
};
