package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/handle"
)

// readEnvironment makes the settings of the environment what is meant by them. Docker hands over quotes of a file of settings, and the end
// of its lines when it was written by Windows, with which the data folder would be another, empty one; and Compose sets to "" what nobody
// set, for which the default counts.
func readEnvironment() error {
	var err error
	for _, setting := range os.Environ() {
		name, written, _ := strings.Cut(setting, "=")
		meant := strings.TrimSpace(written)
		if n := len(meant) - 1; n > 0 && (meant[0] == '"' || meant[0] == '\'') && meant[n] == meant[0] {
			meant = strings.TrimSpace(meant[1:n])
		}
		switch {
		case !strings.HasPrefix(name, "GEVEL_"):
		case meant == "":
			err = errors.Join(err, os.Unsetenv(name))
		case meant != written:
			err = errors.Join(err, os.Setenv(name, meant))
		}
	}
	return err
}

// env returns a setting of the environment, or its default.
func env(name, otherwise string) string {
	if v, ok := os.LookupEnv(name); ok {
		return v
	}
	return otherwise
}

// openWords reads the arguments of a command that works on the data folder: its flags and, wherever they stand, its words, of which there
// is at least one. It opens the database, which the caller closes; only "add" may make one. usage is what is said when no word came.
func openWords(ctx context.Context, at *data, flags *flag.FlagSet, args []string, usage string) (*db.Store, []string, error) {
	words := flagsAnywhere(flags, args)
	if len(words) == 0 {
		return nil, nil, errors.New("name a command:\n" + usage)
	}
	if words[0] == "add" {
		store, err := at.open(ctx, handle.AsItIs())
		return store, words, err
	}
	store, err := at.openFilled(ctx)
	return store, words, err
}

// flagsAlone parses the flags of a command that takes no words. At a word the flags end, so those after it would have no effect.
func flagsAlone(flags *flag.FlagSet, args []string) error {
	flags.Parse(args)
	if flags.NArg() == 0 {
		return nil
	}
	return fmt.Errorf("%s takes flags alone, but is given %q, after which no flag is read. A flag that is on or off has no word after it "+
		"(-flag, or -flag=false); %s -h lists the flags", flags.Name(), flags.Arg(0), flags.Name())
}

// flagsAnywhere parses flags that may stand before, between and after words, and returns the words.
func flagsAnywhere(flags *flag.FlagSet, args []string) (words []string) {
	for flags.Parse(args); flags.NArg() > 0; flags.Parse(args) {
		words, args = append(words, flags.Arg(0)), flags.Args()[1:]
	}
	return words
}
