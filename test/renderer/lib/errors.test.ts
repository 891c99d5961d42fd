import { expect, it } from 'vitest';
import { ApiError, isNotFound, missingOf } from '../../../renderer/lib/errors.ts';

const invalid = (path: string, message: string): ApiError =>
  new ApiError(400, 'VALIDATION_FAILED', `${path} ${message}.`, [{ path, message }]);
const no_id = invalid('path.id', 'must be a UUID or remote.<remote_id>');
const deleted = new ApiError(404, 'NOT_FOUND', 'There is no job with the id 1.');

it('what an address names by no id is not there, as what was deleted', () => {
  expect(isNotFound(deleted)).toBe(true);
  expect(isNotFound(no_id)).toBe(true);
  expect(isNotFound(invalid('query.target_resource_id', 'must be a UUID'))).toBe(true);
});

it('other mistakes, and ids in what somebody sends, are told as they are', () => {
  expect(isNotFound(invalid('query.limit', 'must be a number'))).toBe(false);
  expect(isNotFound(invalid('body.job_id', 'must be a UUID'))).toBe(false);
  expect(isNotFound(new ApiError(400, 'VALIDATION_FAILED', 'Something is wrong.'))).toBe(false);
  expect(isNotFound(new ApiError(500, 'INTERNAL', 'Something went wrong.'))).toBe(false);
});

it('tells what was there a moment ago from what may never have been', () => {
  expect(missingOf({ error: deleted, data: { title: 'Nurse' } })).toBe('gone');
  expect(missingOf({ error: deleted, data: undefined })).toBe('unknown');
  expect(missingOf({ error: no_id, data: undefined })).toBe('no_id');
  expect(missingOf({ error: null, data: { title: 'Nurse' } })).toBeNull();
});
