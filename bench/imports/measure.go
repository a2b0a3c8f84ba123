package main

import (
	"context"
	"fmt"
	"os/exec"
	"strings"
	"syscall"
)

// used is what an import took: seconds of processor, and the most memory in MB.
type used struct{ cpu, memory float64 }

// importFile imports a file or folder in a process of its own.
func (s settings) importFile(ctx context.Context, t *table, format, file, data string) error {
	c := exec.CommandContext(ctx, s.program, "import", "-data", data, "-format", format, file)
	out, err := c.CombinedOutput()
	if err != nil || !strings.Contains(string(out), fmt.Sprintf("%d added", s.properties)) {
		return fmt.Errorf("the import of %s gives %.2000s, want %d properties added (%v)", format, out, s.properties, err)
	}
	usage := c.ProcessState.SysUsage().(*syscall.Rusage)
	t.add(format, used{(c.ProcessState.UserTime() + c.ProcessState.SystemTime()).Seconds(), float64(usage.Maxrss) / 1024})
	return nil
}

// compare notes how many properties the folder would change that was just imported in another format. Once is enough.
func (s settings) compare(ctx context.Context, t *table, format, folder, data string, round int) error {
	if round > 0 {
		return nil
	}
	out, err := exec.CommandContext(ctx, s.program, "import", "-dry", "-data", data, folder).CombinedOutput()
	if err != nil {
		return fmt.Errorf("the folder after %s: %w: %.2000s", format, err, out)
	}
	for line := range strings.Lines(string(out)) {
		if strings.HasPrefix(line, "Importing ") {
			t.then(format, strings.TrimSpace(line[strings.Index(line, "give: ")+len("give: "):]))
		}
	}
	return nil
}
