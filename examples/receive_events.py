"""Receives events and verifies their signatures with nothing but Python's own library.

    WEBHOOK_SECRET=whsec_... python3 examples/receive_events.py [port]

Each delivery is a POST with the headers webhook-id, webhook-timestamp and webhook-signature (Standard Webhooks). The signature is base64 of
HMAC-SHA-256 over id, timestamp and body, with dots between them; while a secret is rotated there are two, and one that fits is enough.

A delivery may come twice with the same id, so what was done already is remembered. A real receiver stores the event, answers, and works
afterwards: whoever answers slowly is sent less.
"""

import base64
import hashlib
import hmac
import json
import os
import sys
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

MAX_AGE_SECONDS = 300


def is_genuine(secret, headers, body, now):
    sent_at = headers.get("webhook-timestamp", "")
    if not sent_at.isdigit() or abs(now - int(sent_at)) > MAX_AGE_SECONDS:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{headers.get('webhook-id', '')}.{sent_at}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = [each.removeprefix("v1,") for each in headers.get("webhook-signature", "").split(" ")]
    return any(hmac.compare_digest(expected, each) for each in given)


class Receiver(BaseHTTPRequestHandler):
    seen = set()

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", "0")))
        if not is_genuine(os.environ["WEBHOOK_SECRET"], self.headers, body, time.time()):
            return self.answer(401, "the signature does not fit")
        event = json.loads(body)
        if event["id"] in self.seen:
            return self.answer(200, "known already")
        self.seen.add(event["id"])
        print(event.get("sequence"), event["type"], event.get("player_id"), json.dumps(event["data"]), flush=True)
        return self.answer(200, "thanks")

    def answer(self, status, text):
        self.send_response(status)
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_):
        pass


def main():
    server = HTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 0), Receiver)
    print(f"listening at http://127.0.0.1:{server.server_port}/", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
