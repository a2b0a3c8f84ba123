package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gevel/gevel/internal/streetstest"
)

func TestServeRefusesABrokenFileOfStreets(t *testing.T) {
	good := streetstest.Good().Bytes()
	for want, content := range map[string]string{"it is cut off": string(good[:len(good)/2]), "it is no PMTiles file": "tiles"} {
		path := streetstest.Write(t, []byte(content))
		data := filepath.Join(t.TempDir(), "data")
		out, err := exec.Command(program(t), "serve", "-addr", freeAddress(t), "-data", data, "-tiles", path).CombinedOutput()
		if err == nil || !strings.Contains(string(out), path+" cannot be the map's streets: "+want) {
			t.Errorf("it ends with %v and says %s; want %q", err, out, want)
		}
	}
}
