// Command bytecode turns the server bundle, web/dist/server/server.js, into web/dist/server/server.bin, from which an engine starts. The
// bytecode works only with the version of the engine that wrote it: tools/web.mjs writes it again when go.mod changes.
package main

import (
	"log"
	"os"

	"github.com/gevel/gevel/server/render"
)

func main() {
	bundle, err := os.ReadFile("web/dist/server/server.js")
	if err != nil {
		log.Fatal(err)
	}
	bytecode, err := render.Compile(string(bundle))
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile("web/dist/server/server.bin", bytecode, 0o644); err != nil {
		log.Fatal(err)
	}
}
