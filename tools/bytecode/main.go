// Command bytecode writes the bytecode of the server bundle into web/dist, for a release to have in it; programs without it make it when
// they start. With -remove it takes the file away again.
package main

import (
	"errors"
	"flag"
	"io/fs"
	"log"
	"os"

	"github.com/gevel/gevel/server/render"
)

const file = "web/dist/" + render.BytecodeFile

func main() {
	remove := flag.Bool("remove", false, "remove the file, so that other builds have none of another engine")
	flag.Parse()
	if *remove {
		if err := os.Remove(file); err != nil && !errors.Is(err, fs.ErrNotExist) {
			log.Fatal(err)
		}
		return
	}
	bundle, err := os.ReadFile("web/dist/server/server.js")
	if err != nil {
		log.Fatal(err)
	}
	bytecode, err := render.Compile(string(bundle))
	if err != nil {
		log.Fatal(err)
	}
	if err := os.WriteFile(file, bytecode, 0o644); err != nil {
		log.Fatal(err)
	}
}
