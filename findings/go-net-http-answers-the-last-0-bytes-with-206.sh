#!/usr/bin/env bash
# Range: bytes=-N wants the last N bytes of a file. The last 0 bytes are none, and such a range cannot be satisfied, as one behind the end
# cannot: the answer is 416 (RFC 9110, sections 14.1.2 and 15.5.17). A Content-Range whose last byte stands before its first is invalid
# (14.4). One would expect that net/http, with which files are served in Go (http.FileServer, ServeContent, and what is built on them),
# answers 416, as it does behind the end. In fact it answers 206 with "bytes 10-9/10" and no byte, and as one of several ranges an empty
# part with that header. send, the usual library for it in Node, answers 416.
# It hurts a program that reads the end of a file first, as those for archives and map tiles do, with a length that it worked out as 0: it
# is told of success, and a reader that trusts the header counts -1 bytes. Here such a range is asked for behind the end (server/headers).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
export GOTOOLCHAIN=go1.26.8
go mod init example.org/ranges 2> /dev/null
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund --save-exact send@1.2.1
printf 0123456789 > ten.txt
cat > main.go <<'GO'
package main

import (
	"fmt"
	"net/http"
	"net/http/httptest"
)

func main() {
	for _, asked := range []string{"bytes=-1", "bytes=-0", "bytes=10-"} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Header.Set("Range", asked)
		w := httptest.NewRecorder()
		http.ServeFile(w, r, "ten.txt")
		fmt.Printf("net/http, %s: %d with %q\n", asked, w.Code, w.Header().Get("Content-Range"))
	}
}
GO
cat > main.mjs <<'JS'
import { createServer } from 'node:http';
import send from 'send';

const server = createServer((request, response) => send(request, '/ten.txt', { root: '.' }).pipe(response));
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
for (const asked of ['bytes=-1', 'bytes=-0', 'bytes=10-']) {
  const { status, headers } = await fetch(`http://127.0.0.1:${server.address().port}/`, { headers: { Range: asked } });
  console.log(`send, ${asked}: ${status} with ${JSON.stringify(headers.get('content-range'))}`);
}
server.close();
JS
seen=$(go run . && node main.mjs)
go version
echo "send $(node -p "require('./node_modules/send/package.json').version")"
echo "$seen"
expected=$(cat <<'SEEN'
net/http, bytes=-1: 206 with "bytes 9-9/10"
net/http, bytes=-0: 206 with "bytes 10-9/10"
net/http, bytes=10-: 416 with "bytes */10"
send, bytes=-1: 206 with "bytes 9-9/10"
send, bytes=-0: 416 with "bytes */10"
send, bytes=10-: 416 with "bytes */10"
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
