#!/usr/bin/env bash
# A description that came through an old program can have a U+0000 in it, which JavaScript, Go and JSON all allow in a text. One would
# expect that quickjs-go, which gives such a text to JavaScript whole, gives it back whole. In fact Value.ToString reads what QuickJS wrote
# as a text of C, which ends there: "Bree\0 3960" comes back as "Bree", while its length in JavaScript is right and JSONStringify has all of
# it. There is no error, and nothing tells that a text was cut.
# It hurts who renders HTML or reads answers with it: all that stands behind is gone, closing tags too. Here what the engine gives back is
# JSON, which writes the character as six of ASCII (server/render/quickjs.go; TestEngineRendersDataItIsGiven has such a text).
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
go mod init example.org/texts 2> /dev/null
go get github.com/buke/quickjs-go@v0.7.7 2> /dev/null
cat > main.go <<'GO'
package main

import (
	"fmt"
	"runtime"

	"github.com/buke/quickjs-go"
)

func main() {
	runtime.LockOSThread() // QuickJS stays on one thread
	vm := quickjs.NewRuntime()
	defer vm.Close()
	js := vm.NewContextWithOptions(quickjs.NoBootstrap())
	defer js.Close()
	given := "Bree\x00 3960"
	js.Globals().Set("town", js.NewString(given))
	town := js.Globals().Get("town")
	defer town.Free()
	fmt.Printf("given %q, %d characters\n", given, len(given))
	fmt.Printf("in JavaScript: %s characters\n", js.Eval("String(town.length)").ToString())
	fmt.Printf("ToString: %q\n", town.ToString())
	fmt.Printf("JSONStringify: %s\n", town.JSONStringify())
}
GO
seen=$(go run .)
go list -m github.com/buke/quickjs-go
echo "$seen"
expected=$(cat <<'SEEN'
given "Bree\x00 3960", 10 characters
in JavaScript: 10 characters
ToString: "Bree"
JSONStringify: "Bree\u0000 3960"
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
