#!/usr/bin/env bash
# QuickJS counts references, and looks now and then for objects that refer to each other in a circle, which a count alone never frees: its
# own default begins at 256 KB. One would expect that an engine that Go makes with quickjs.NewRuntime does so too. In fact quickjs-go sets
# the threshold to -1 unless it is told one, which ends the search for good: each circle stays until the runtime is closed, and the memory
# grows with each call until a limit is reached. RunGC frees them at once, so that nothing else keeps them. There is no error.
# It hurts who renders pages in one engine for hours: React's elements and the results of effects refer back to their owners. Here an engine
# is made with a threshold (limits.EngineGarbage), and TestEngineFreesThePagesMemory renders pages that are circles.
set -euo pipefail
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
go mod init example.org/circles 2> /dev/null
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
	render(quickjs.NewRuntime(), "as it comes")
	render(quickjs.NewRuntime(quickjs.WithGCThreshold(256<<10)), "with a threshold of 256 KB")
}

// render makes 20,000 objects that refer to themselves, and forgets each.
func render(vm *quickjs.Runtime, how string) {
	defer vm.Close()
	js := vm.NewContextWithOptions(quickjs.NoBootstrap())
	defer js.Close()
	js.Eval("for (let i = 0; i < 20000; i++) { const page = {rooms: new Array(100).fill(i)}; page.self = page }").Free()
	used := vm.MemoryUsage().MallocSize
	vm.RunGC()
	fmt.Printf("%s: more than 20 MB are in use: %t; after RunGC: %t\n", how, used > 20<<20, vm.MemoryUsage().MallocSize > 20<<20)
}
GO
seen=$(go run .)
go list -m github.com/buke/quickjs-go
echo "$seen"
expected=$(cat <<'SEEN'
as it comes: more than 20 MB are in use: true; after RunGC: false
with a threshold of 256 KB: more than 20 MB are in use: false; after RunGC: false
SEEN
)
if [ "$seen" != "$expected" ]; then
  echo 'The behaviour is another now.'
  exit 1
fi
