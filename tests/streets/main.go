// Command streets writes the file of streets of the browser tests, for gevel serve -tiles.
package main

import (
	"log"
	"os"

	"github.com/gevel/gevel/internal/streetstest"
)

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: streets FILE")
	}
	if err := os.WriteFile(os.Args[1], streetstest.Good().Bytes(), 0o644); err != nil {
		log.Fatal(err)
	}
}
