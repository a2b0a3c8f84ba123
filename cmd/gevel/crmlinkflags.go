package main

import (
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/limits"
)

// everySetting are the settings of all CRMs.
func everySetting() (list []crm.Setting) {
	known := map[string]bool{}
	for _, name := range slices.Sorted(maps.Keys(kinds.All)) {
		for _, s := range kinds.All[name].Settings {
			if !known[s.Name] {
				known[s.Name], list = true, append(list, s)
			}
		}
	}
	return list
}

// linkFlags are the settings of a link as flags.
type linkFlags struct {
	data  *data
	file  *string
	given map[string]string // those that were given, by name
	words []string
}

func newLinkFlags(kind crm.Kind, args []string) linkFlags {
	flags := flag.NewFlagSet("gevel link "+kind.Name, flag.ExitOnError)
	f := linkFlags{data: dataFlags(flags), given: map[string]string{},
		file: flags.String("secret-file", "", "a file with the secret")}
	own := map[string]bool{"types": true, "hosts": true}
	flags.String("hosts", "", "the servers that pictures may come from: img.example.com,*.example.com; any when it is empty")
	flags.String("types", "", "the CRM's words for kinds of property and numbers of types.json: house=139,villa=156")
	for _, s := range kind.Settings {
		if own[s.Name] {
			continue
		}
		own[s.Name] = true
		flags.String(s.Name, s.Default, s.About)
	}
	f.words = flagsAnywhere(flags, args)
	flags.Visit(func(g *flag.Flag) {
		if own[g.Name] {
			f.given[g.Name] = g.Value.String()
		}
	})
	return f
}

// secret reads the secret from its file, or else from standard input.
func (f linkFlags) secret(in io.Reader) (string, error) {
	if *f.file != "" {
		file, err := os.Open(*f.file)
		if err != nil {
			return "", fmt.Errorf("the file of the secret cannot be read: %w", err)
		}
		defer file.Close()
		in = file
	}
	if in == nil {
		return "", nil
	}
	text, err := io.ReadAll(io.LimitReader(in, limits.CRMSecretLength))
	return strings.TrimSpace(string(text)), err
}
