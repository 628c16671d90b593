"""OpenStack Swift with its S3 interface, all of it in one process and one folder.

Usage: s3_server.py FOLDER PORT. Everything is below FOLDER, so a second start finds the files of the first.
"""
import os
import sys
from time import time as now

import eventlet

eventlet.monkey_patch(thread=False)

from eventlet import wsgi  # noqa: E402
from paste.deploy import loadapp  # noqa: E402
from swift.common import storage_policy, utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402

SERVERS = ("account", "container", "object")

SWIFT = """
[swift-hash]
swift_hash_path_prefix = suchi
swift_hash_path_suffix = test
"""

SERVER = """
[DEFAULT]
devices = {folder}
mount_check = false
swift_dir = {folder}
log_level = ERROR
[pipeline:main]
pipeline = server
[app:server]
use = egg:swift#{name}
# A busy machine is slow, not broken: what is written must be in the next list.
conn_timeout = 20
node_timeout = 60
container_update_timeout = 60
"""

# The key is `suchi:suchi`, the secret `secretkey`.
PROXY = """
[DEFAULT]
swift_dir = {folder}
log_level = ERROR
[pipeline:main]
pipeline = catch_errors s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
conn_timeout = 20
node_timeout = 60
recoverable_node_timeout = 60
error_suppression_limit = 100000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
check_bucket_owner = false
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_suchi_suchi = secretkey .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:dlo]
use = egg:swift#dlo
"""


class Memory:
    """In the place of memcached: one process needs none."""

    def __init__(self):
        self.values = {}

    def get(self, key, raise_on_error=False):
        value, until = self.values.get(key, (None, 0))
        return value if until == 0 or until > now() else None

    def set(self, key, value, serialize=True, time=0, min_compress_len=0, raise_on_error=False):
        self.values[key] = (value, now() + time if time else 0)

    def delete(self, key, server_key=None):
        self.values.pop(key, None)


def with_memory(app):
    memory = Memory()

    def call(environ, start_response):
        environ["swift.cache"] = memory
        return app(environ, start_response)

    return call


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def listen(port):
    return eventlet.listen(("127.0.0.1", port), backlog=200, reuse_port=False)


def serve(sock, config):
    app = with_memory(loadapp("config:" + config))
    eventlet.spawn(wsgi.server, sock, app, log_output=False, custom_pool=eventlet.GreenPool(200))


def main(folder, port):
    os.makedirs(os.path.join(folder, "disk"), exist_ok=True)
    write(os.path.join(folder, "swift.conf"), SWIFT)
    if utils.set_swift_dir(folder):
        storage_policy.reload_storage_policies()
    configs = []
    for name in SERVERS:
        sock = listen(0)
        # One copy on one disk. The ports are new at each start, so the rings are too.
        ring = RingBuilder(4, 1, 0)
        ring.add_dev({"id": 0, "region": 1, "zone": 1, "weight": 1, "ip": "127.0.0.1",
                      "port": sock.getsockname()[1], "device": "disk"})
        ring.rebalance()
        ring.get_ring().save(os.path.join(folder, name + ".ring.gz"))
        config = os.path.join(folder, name + ".conf")
        write(config, SERVER.format(folder=folder, name=name))
        configs.append((sock, config))
    config = os.path.join(folder, "proxy.conf")
    write(config, PROXY.format(folder=folder))
    configs.append((listen(port), config))
    for sock, config in configs:
        serve(sock, config)
    print("ready", flush=True)
    while True:
        eventlet.sleep(3600)


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]), int(sys.argv[2]))
