package bench

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"
)

// importedBeside is how many properties an import changes that runs beside requests.
const importedBeside = 2000

// prepareImports builds the program and two folders that differ in all prices. The function that it returns imports them in turns, each in
// a process of its own, as an agency does beside its running server.
func prepareImports(b *testing.B, data string) (imports func(context.Context)) {
	b.Helper()
	program, folders := filepath.Join(b.TempDir(), "gevel"), [2]string{b.TempDir(), b.TempDir()}
	commands := []*exec.Cmd{exec.Command("go", "build", "-o", program, "./cmd/gevel")}
	for _, folder := range folders {
		commands = append(commands, exec.Command("go", "run", "./bench/folder", fmt.Sprint(importedBeside), folder))
	}
	for _, c := range commands {
		c.Dir = ".."
		if text, err := c.CombinedOutput(); err != nil {
			b.Fatalf("%v: %v\n%s", c, err, text)
		}
	}
	raisePrices(b, folders[1])
	return func(ctx context.Context) {
		for i := 0; ctx.Err() == nil; i++ {
			text, err := exec.CommandContext(ctx, program, "import", "-data", data, folders[i%2]).CombinedOutput()
			if err != nil && ctx.Err() == nil {
				b.Errorf("the import fails: %v\n%s", err, text)
				return
			}
		}
	}
}

func raisePrices(b *testing.B, folder string) {
	b.Helper()
	files, _ := filepath.Glob(filepath.Join(folder, "properties", "*.json")) // the pattern is well formed
	price := regexp.MustCompile(`("price":)(\d)`)
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err == nil {
			err = os.WriteFile(file, price.ReplaceAll(text, []byte("${1}1${2}")), 0o600)
		}
		if err != nil {
			b.Fatal(err)
		}
	}
}
