"""Brings a job and its applications from another system, waits until the resumes are read, and prints the ranking
with summaries and criterion evaluations. Run it as often as you like: everything is found again by its remote_id.

    LONGLIST_CLIENT_ID=… LONGLIST_CLIENT_SECRET=… python3 sync.py [folder of resumes]

Needs Python 3.9 and nothing else.
"""

import hashlib
import hmac
import json
import os
import pathlib
import queue
import secrets
import sys
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from http.server import BaseHTTPRequestHandler, HTTPServer

HERE = pathlib.Path(__file__).resolve().parent
RESUMES = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else HERE / "../../resources/samples/resumes"
SYSTEM = json.loads((HERE / "system.json").read_text("utf-8"))
URL = os.environ.get("LONGLIST_URL", "http://127.0.0.1:7788")


class LonglistError(Exception):
    """Every answer that is no success. `type` is a code that does not change."""

    def __init__(self, status, error):
        super().__init__(f"{status} {error['type']}: {error['message']}")
        self.status, self.type, self.details = status, error["type"], error["details"]


class Longlist:
    """Asks for tokens and renews them; sends a request again after a lost connection, 429 or 503."""

    def __init__(self, url, client_id, client_secret):
        self.url, self.client_id, self.client_secret = url, client_id, client_secret
        self.token, self.ends_at = None, 0.0

    def authorization(self):
        if time.time() > self.ends_at:
            form = {
                "grant_type": "client_credentials",
                "client_id": self.client_id,
                "client_secret": self.client_secret,
            }
            request = urllib.request.Request(
                self.url + "/api/v1/auth/tokens", urllib.parse.urlencode(form).encode()
            )
            answer = self.send(request)
            self.token, self.ends_at = answer["access_token"], time.time() + int(answer["expires_in"]) - 60
        return "Bearer " + self.token

    def call(self, method, path, query=None, body=None, form=None, file=None):
        """`result` or `results` of the answer. `body` is sent as JSON; `form` and `file` as multipart."""
        address = self.url + "/api/v1" + path + ("?" + urllib.parse.urlencode(query) if query else "")
        data, headers = None, {}
        if body is not None:
            data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        elif form is not None:
            data, headers["Content-Type"] = multipart(form, file)
        if method == "POST":
            # the same key in every try: what was created by a lost one is not created again
            headers["Idempotency-Key"] = str(uuid.uuid4())
        for attempt in range(4):
            headers["Authorization"] = self.authorization()
            try:
                answer = self.send(urllib.request.Request(address, data, headers, method=method))
                return answer.get("result", answer.get("results"))
            except LonglistError as error:
                if error.status == 401:
                    self.ends_at = 0.0
                elif error.status not in (429, 503):
                    raise
                if attempt == 3:
                    raise
            except urllib.error.URLError:
                if attempt == 3:
                    raise
            time.sleep(0.25 * 2**attempt)

    @staticmethod
    def send(request):
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)
        except urllib.error.HTTPError as refusal:
            raise LonglistError(refusal.code, json.load(refusal)["error"]) from None

    def create(self, path, body):
        """The id of the new record, or of the one that has the remote_id already."""
        try:
            return self.call("POST", path, body=body)["id"]
        except LonglistError as error:
            existing = [detail["existing_id"] for detail in error.details if "existing_id" in detail]
            if error.status != 409 or not existing:
                raise
            return existing[0]


def multipart(fields, file):
    boundary = uuid.uuid4().hex
    parts = [
        f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
        for name, value in fields.items()
    ]
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{file.name}"\r\n\r\n'
    parts += [head.encode(), file.read_bytes(), f"\r\n--{boundary}--\r\n".encode()]
    return b"".join(parts), f"multipart/form-data; boundary={boundary}"


def remote(remote_id):
    return "remote." + urllib.parse.quote(remote_id, safe="")


def is_signed(header, body, secret):
    """Longlist-Signature: t=<unix seconds>,v1=<HMAC-SHA256 of "t.body">; not older than five minutes."""
    parts = dict(part.split("=", 1) for part in header.split(","))
    expected = hmac.new(secret.encode(), parts["t"].encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(expected, parts["v1"]) and abs(time.time() - int(parts["t"])) < 300


# A receiver for webhooks: it believes only what was signed with the secret it shares with Longlist.
SECRET = secrets.token_urlsafe(24)
deliveries = queue.Queue()


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        signed = is_signed(self.headers.get("Longlist-Signature", ""), body, SECRET)
        self.send_response(204 if signed else 401)
        self.end_headers()
        deliveries.put(("signed" if signed else "NOT SIGNED", json.loads(body)))

    def log_message(self, *_):
        pass


receiver = HTTPServer(("127.0.0.1", 0), Receiver)
threading.Thread(target=receiver.serve_forever, daemon=True).start()

longlist = Longlist(URL, os.environ["LONGLIST_CLIENT_ID"], os.environ["LONGLIST_CLIENT_SECRET"])
webhook = longlist.call(
    "POST",
    "/webhooks",
    body={
        "url": f"http://127.0.0.1:{receiver.server_port}/",
        "event_types": ["attachment.*"],
        "secret": SECRET,
    },
)

# The job and its criteria. PUT in remote form creates the job, or brings it up to date.
job = SYSTEM["job"]
job_id = longlist.call("PUT", "/jobs/" + remote(job["remote_id"]), body=job)["id"]
print("job", job["remote_id"])
for criterion in SYSTEM["criteria"]:
    longlist.create(f"/jobs/{job_id}/criteria", criterion)

# Candidates, their resumes and their applications.
stage_id = longlist.call("GET", "/nomination_stages", {"job_id": job_id})[0]["id"]
attachments = []
for application in SYSTEM["applications"]:
    name = application["candidate"]
    candidate_id = longlist.call(
        "PUT", "/candidates/" + remote(name), body={"full_name": application["full_name"]}
    )["id"]
    attachment = longlist.call(
        "PUT",
        "/attachments/" + remote(name + "-resume"),
        form={"candidate_id": candidate_id, "type": "resume"},
        file=RESUMES / application["resume"],
    )
    attachments.append((attachment["id"], application["resume"]))
    longlist.create(
        "/nominations",
        {
            "remote_id": f"{name}-{job['remote_id']}",
            "job_id": job_id,
            "candidate_id": candidate_id,
            "current_nomination_stage_id": stage_id,
            "applied_at": application["applied_at"],
        },
    )
for attachment_id, resume in attachments:
    while True:
        document = longlist.call("GET", f"/attachments/{attachment_id}/document")
        if document["state"] != "IN_PROGRESS":
            break
        time.sleep(0.25)
    print("resume", resume, document["state"])

verdict, event = deliveries.get(timeout=30)
print("webhook", event["type"], verdict)
longlist.call("DELETE", f"/webhooks/{webhook['id']}")
receiver.shutdown()

# The ranking, with the records to be shown beside the ids it consists of.
offset = 0
while True:
    query = {"target_resource_id": job_id, "filter_job_id": job_id, "offset": offset, "limit": 100}
    query["expand"] = "candidate,summary"
    page = longlist.call("GET", "/candidate_rankings", query)
    for place, entry in enumerate(page, offset + 1):
        candidate, summary = entry["expanded"]["candidate"], entry["expanded"]["summary"]
        print(f"{place}. {candidate['full_name']} ({entry['score']})")
        print("   has", ", ".join(skill["s"] for skill in summary["matching_skills"]) or "none of the skills")
        print("   lacks", ", ".join(skill["s"] for skill in summary["missing_skills"]) or "none of them")
        while True:  # evaluations are computed when they are read: read until none is in progress
            path = f"/nominations/{entry['nomination_id']}/criterion_evaluations/"
            evaluations = longlist.call("GET", path)
            if all(item["evaluation"]["state"] != "IN_PROGRESS" for item in evaluations):
                break
        for item in evaluations:
            criterion, result = item["criterion"], item["evaluation"]["result"]
            answer = "no answer" if result is None else "yes" if result["is_criterion_met"] else "no"
            reason = f" ({result['explanation']})" if result and result["explanation"] else ""
            print(f"   {criterion['display_name'] or criterion['prompt_text']}: {answer}{reason}")
    if len(page) < 100:
        break
    offset += 100
