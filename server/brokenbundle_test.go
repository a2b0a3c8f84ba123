package server_test

import (
	"io/fs"

	"github.com/gevel/gevel/server/render"
)

// brokenBundle is the built web app with a bundle for the server that no engine can read.
type brokenBundle struct{ fs.FS }

func (b brokenBundle) ReadFile(name string) ([]byte, error) {
	if name == render.BytecodeFile {
		return []byte("no bytecode"), nil
	}
	return fs.ReadFile(b.FS, name)
}
