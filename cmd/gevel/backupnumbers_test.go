package main

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/gevel/gevel/datafolder/backups"
)

// TestDocumentsHaveTheNumbersOfBackups compares what the documents say of backups with what the program does without other settings.
func TestDocumentsHaveTheNumbersOfBackups(t *testing.T) {
	plan := backupFlags(flag.NewFlagSet("", flag.ContinueOnError))
	every, days := fmt.Sprintf("%.0fh", plan.Every.Hours()), plan.Every.Hours()*float64(plan.Copies)/24
	for document, sentences := range map[string][]string{
		"../../docs/commands.md": {fmt.Sprintf("how often (`%s`) and how many (`%d`)", every, plan.Copies)},
		"../../docs/operating.md": {
			fmt.Sprintf("`-backup-every %s`, `-backup-keep %d`", every, plan.Copies),
			fmt.Sprintf("with the settings above after %g days.", days),
			fmt.Sprintf("The first one is made %.0f seconds after the start,", backups.First.Seconds()),
		},
	} {
		text, err := os.ReadFile(document)
		if err != nil {
			t.Fatal(err)
		}
		for _, sentence := range sentences {
			if !strings.Contains(strings.Join(strings.Fields(string(text)), " "), sentence) {
				t.Errorf("%s does not say %q, as the program does", document, sentence)
			}
		}
	}
}
