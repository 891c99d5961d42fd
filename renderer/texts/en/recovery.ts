/** In place of the interface while the database cannot be used. */
export const recovery = {
  DAMAGED: 'The database is damaged',
  DAMAGEDText:
    'Longlist did not open it, and nothing was changed. Choose a backup to replace it: everything will be as it was when that backup was made.',
  MISSING: 'The database is missing',
  MISSINGText:
    'Its folder still has other data, so Longlist did not start a new one. Choose a backup to replace it: everything will be as it was when that backup was made.',
  FOREIGN: 'The database belongs to another program',
  FOREIGNText:
    'There is a file of another program where Longlist keeps its database. It was not opened or changed. Choose a backup to replace it; the file is moved aside.',
  none: 'Nothing was changed. There is no backup to restore. If you keep a copy of the folder elsewhere, put it back, then start Longlist again.',
  which: 'Backup to restore',
  newest: 'newest, ',
  restore: 'Restore and start',
  kept: 'What is there now is kept unchanged with the backups.',
  elsewhere: 'Or',
  elsewhereText: 'Stop Longlist and start it with another data folder (--data).',
  failed: 'The backup was not restored.',
  restoring: 'The backup is being restored',
  restoringText:
    'Longlist starts automatically afterwards. With a large database this takes a minute; leave this page open.',
  nobody: 'You are not signed in',
  nobodyText: 'Open the link that Longlist printed when it started. It works once.',
  unreachable: 'Longlist does not answer',
  unreachableText: 'Start it again and open the link it prints.',
};
