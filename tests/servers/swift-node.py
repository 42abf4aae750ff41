"""OpenStack Swift with its S3 middleware, all of its servers in one process. What is in the folder survives a kill.

swift-node.py FOLDER PORT BUCKET, with the secret of the key id "documents:writer" in S3_SECRET
"""

import os
import sys

from swift.common import utils

folder, port, bucket = sys.argv[1], int(sys.argv[2]), sys.argv[3]
utils.SWIFT_CONF_FILE = os.path.join(folder, "swift.conf")
with open(utils.SWIFT_CONF_FILE, "w") as file:
    file.write("[swift-hash]\nswift_hash_path_suffix = test\n")

import eventlet  # noqa: E402
import eventlet.wsgi  # noqa: E402
from swift.common import storage_policy, wsgi  # noqa: E402
from swift.common.internal_client import InternalClient  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402

utils.eventlet_monkey_patch()
utils.validate_configuration()
storage_policy.reload_storage_policies()

devices = os.path.join(folder, "devices")
os.makedirs(os.path.join(devices, "disk"), exist_ok=True)


def listen(on=0):
    return eventlet.listen(("127.0.0.1", on), reuse_port=False)


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


def serve(socket, path):
    application = wsgi.loadapp(path)
    eventlet.spawn(eventlet.wsgi.server, socket, application, log_output=False)


for kind in ("account", "container", "object"):
    socket = listen()
    builder = RingBuilder(2, 1, 1)
    place = {"ip": "127.0.0.1", "port": socket.getsockname()[1]}
    more = {"replication_ip": place["ip"], "replication_port": place["port"], "weight": 1}
    builder.add_dev({"id": 0, "region": 1, "zone": 1, "device": "disk", "meta": "", **place, **more})
    builder.rebalance()
    builder.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))
    serve(
        socket,
        write(
            f"{kind}.conf",
            f"[DEFAULT]\nswift_dir = {folder}\ndevices = {devices}\nmount_check = false\n"
            f"[pipeline:main]\npipeline = {kind}-server\n"
            f"[app:{kind}-server]\nuse = egg:swift#{kind}\n",
        ),
    )

PROXY = f"[DEFAULT]\nswift_dir = {folder}\n[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n"
inside = write("inside.conf", f"{PROXY}[pipeline:main]\npipeline = catch_errors proxy-server\n"
               "[filter:catch_errors]\nuse = egg:swift#catch_errors\n")
InternalClient(inside, "test", 1).create_container("AUTH_documents", bucket)
serve(
    listen(port),
    write(
        "proxy.conf",
        f"{PROXY}[pipeline:main]\npipeline = catch_errors cache s3api tempauth proxy-server\n"
        "[filter:catch_errors]\nuse = egg:swift#catch_errors\n"
        # It must be there, and may find no server.
        "[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:1\n"
        "[filter:s3api]\nuse = egg:swift#s3api\nallow_multipart_uploads = false\n"
        f"[filter:tempauth]\nuse = egg:swift#tempauth\nuser_documents_writer = {os.environ['S3_SECRET']} .admin\n",
    ),
)
print("listens", flush=True)
while True:
    eventlet.sleep(3600)
