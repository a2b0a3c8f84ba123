package main

import (
	"strings"
	"testing"
)

// TestWordsAfterWhichNoFlagIsRead shows that commands without words refuse one, instead of leaving out the flags after it.
func TestWordsAfterWhichNoFlagIsRead(t *testing.T) {
	for _, command := range []string{"serve", "check", "alive", "unit", "leads", "pictures", "owner list"} {
		err := run(t.Context(), append(strings.Fields(command), "true", "-addr", "127.0.0.1:1"))
		if err == nil || !strings.Contains(err.Error(), `takes flags alone, but is given "true"`) {
			t.Errorf("gevel %s with a word gives %v, want that it takes none", command, err)
		}
	}
}
