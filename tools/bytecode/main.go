// Command bytecode writes the bytecode of the server bundle into web/dist, for a release to have in it; programs without it make it when
// they start.
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
	if err := os.WriteFile("web/dist/"+render.BytecodeFile, bytecode, 0o644); err != nil {
		log.Fatal(err)
	}
}
