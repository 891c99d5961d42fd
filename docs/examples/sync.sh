#!/usr/bin/env bash
# Brings a job and its applications from another system, waits until the resumes are read, and prints the ranking
# with summaries and criterion evaluations. Run it as often as you like: everything is found again by its remote_id.
#
#   LONGLIST_CLIENT_ID=… LONGLIST_CLIENT_SECRET=… ./sync.sh [folder of resumes]
#
# Needs curl 7.76, openssl, and Node to read JSON (field and each could as well be jq).
set -euo pipefail
HERE=$(cd "$(dirname "$0")" && pwd)
RESUMES=$(cd "${1:-$HERE/../../resources/samples/resumes}" && pwd)
API=${LONGLIST_URL:-http://127.0.0.1:7788}/api/v1
cd "$HERE"

field() { node -pe "const it = JSON.parse(fs.readFileSync(0)); (it.$1) ?? ''"; }
each() { node -e "for (const one of JSON.parse(fs.readFileSync(0)).$1) console.log(JSON.stringify(one))"; }

# A token, good for an hour.
TOKEN=$(curl -sS --fail-with-body "$API/auth/tokens" -d grant_type=client_credentials \
  --data-urlencode "client_id=$LONGLIST_CLIENT_ID" --data-urlencode "client_secret=$LONGLIST_CLIENT_SECRET" |
  field access_token)

# Every request: again after a lost connection, 429 or 503. Errors are JSON as well and are looked at by the caller.
call() { curl -sS --retry 3 -H "Authorization: Bearer $TOKEN" "$@"; }
# POST with a key of its own, so that sending it again creates nothing twice.
post() { call -H "Idempotency-Key: $(openssl rand -hex 16)" -H 'Content-Type: application/json' -d "$2" "$API$1"; }
# The id of the new record, or of the one that has the remote_id already.
create() { post "$1" "$2" | node -pe "const a = JSON.parse(fs.readFileSync(0));
  a.result?.id ?? a.error.details.find((d) => d.existing_id)?.existing_id ?? (console.error(a.error.message), process.exit(1))"; }

# A receiver for webhooks. It writes down the first delivery; the signature is checked below.
SECRET=$(openssl rand -hex 24)
INBOX=$(mktemp -d)
node -e "require('http').createServer((request, response) => {
    const body = []; request.on('data', (part) => body.push(part)).on('end', () => {
      fs.writeFileSync('$INBOX/body', Buffer.concat(body));
      fs.writeFileSync('$INBOX/signature', request.headers['longlist-signature']);
      response.end(); process.exit(); });
  }).listen(0, '127.0.0.1', function () { fs.writeFileSync('$INBOX/port', String(this.address().port)); })" &
RECEIVER=$!
trap 'kill $RECEIVER 2>/dev/null || true; rm -rf "$INBOX"' EXIT
until [ -s "$INBOX/port" ]; do sleep 0.1; done
WEBHOOK=$(create /webhooks "{\"url\": \"http://127.0.0.1:$(cat "$INBOX/port")/\", \"event_types\": [\"attachment.*\"], \"secret\": \"$SECRET\"}")

# The job and its criteria. PUT in remote form creates the job, or brings it up to date.
REMOTE=$(field job.remote_id <system.json)
JOB=$(node -pe "JSON.stringify(JSON.parse(fs.readFileSync('system.json')).job)" |
  call -X PUT -H 'Content-Type: application/json' -d @- "$API/jobs/remote.$REMOTE" | field result.id)
echo "job $REMOTE"
each criteria <system.json | while read -r criterion; do create "/jobs/$JOB/criteria" "$criterion" >/dev/null; done

# Candidates, their resumes and their applications.
STAGE=$(call "$API/nomination_stages?job_id=$JOB" | field 'results[0].id')
each applications <system.json | while read -r application; do
  NAME=$(field candidate <<<"$application") RESUME=$(field resume <<<"$application")
  CANDIDATE=$(call -X PUT -H 'Content-Type: application/json' "$API/candidates/remote.$NAME" \
    -d "{\"full_name\": \"$(field full_name <<<"$application")\"}" | field result.id)
  ATTACHMENT=$(call -X PUT -F "candidate_id=$CANDIDATE" -F type=resume -F "file=@$RESUMES/$RESUME" \
    "$API/attachments/remote.$NAME-resume" | field result.id)
  create /nominations "{\"remote_id\": \"$NAME-$REMOTE\", \"job_id\": \"$JOB\", \"candidate_id\": \"$CANDIDATE\",
    \"current_nomination_stage_id\": \"$STAGE\", \"applied_at\": \"$(field applied_at <<<"$application")\"}" >/dev/null
  while STATE=$(call "$API/attachments/$ATTACHMENT/document" | field result.state); [ "$STATE" = IN_PROGRESS ]; do sleep 0.3; done
  echo "resume $RESUME $STATE"
done

# Longlist-Signature: t=<unix seconds>,v1=<HMAC-SHA256 of "t.body">. The bytes count, not the JSON.
wait $RECEIVER
TIME=$(sed -E 's/.*t=([0-9]+).*/\1/' "$INBOX/signature")
SENT=$(sed -E 's/.*v1=([0-9a-f]+).*/\1/' "$INBOX/signature")
EXPECTED=$({ printf '%s.' "$TIME"; cat "$INBOX/body"; } | openssl dgst -sha256 -hmac "$SECRET" -r | cut -d' ' -f1)
VERDICT='NOT SIGNED'
if [ "$SENT" = "$EXPECTED" ] && [ $(($(date +%s) - TIME)) -lt 300 ]; then VERDICT=signed; fi
echo "webhook $(field type <"$INBOX/body") $VERDICT"
call -X DELETE "$API/webhooks/$WEBHOOK" >/dev/null

# The ranking, with the records to be shown beside the ids it consists of.
PLACE=0
call "$API/candidate_rankings?target_resource_id=$JOB&filter_job_id=$JOB&expand=candidate,summary" | each results | while read -r entry; do
  PLACE=$((PLACE + 1))
  skills() { field "expanded.summary.$1_skills.map((skill) => skill.s).join(', ')" <<<"$entry"; }
  HAS=$(skills matching) LACKS=$(skills missing)
  echo "$PLACE. $(field expanded.candidate.full_name <<<"$entry") ($(field score <<<"$entry"))"
  echo "   has ${HAS:-none of the skills}"
  echo "   lacks ${LACKS:-none of them}"
  # evaluations are computed when they are read: read until none is in progress
  while ITEMS=$(call "$API/nominations/$(field nomination_id <<<"$entry")/criterion_evaluations/"); grep -q '"IN_PROGRESS"' <<<"$ITEMS"; do :; done
  each results <<<"$ITEMS" | while read -r item; do
    MET=$(field evaluation.result?.is_criterion_met <<<"$item")
    case "$MET" in true) ANSWER=yes ;; false) ANSWER=no ;; *) ANSWER='no answer' ;; esac
    REASON=$(field evaluation.result?.explanation <<<"$item")
    echo "   $(field 'criterion.display_name ?? it.criterion.prompt_text' <<<"$item"): $ANSWER${REASON:+ ($REASON)}"
  done
done
