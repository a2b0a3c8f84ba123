package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/fetch"
)

const linkUsage = `gevel link add KIND NAME …  links the site to an agency's account at a CRM: sweepbright, whise or omnicasa; -h shows its settings.
                            The secret is read from standard input, or from the file -secret-file names
gevel link set NAME …       changes settings, and the secret with -secret-file
gevel link list             lists the links and how they go
gevel link list NAME        lists a link's properties with problems
gevel link run NAME         reads and sends now what waits
gevel link pause NAME       asks and sends nothing until gevel link resume NAME
gevel link remove NAME      forgets the link; its properties stay, unless -withdraw is given
gevel link resend LEAD      sends a request again that a CRM did not take; gevel leads shows the references`

// newClient makes the clients that reach other companies' servers. It and linkHold are other ones in a test that runs this program beside a
// CRM on the same machine.
var (
	newClient = fetch.New
	linkHold  time.Duration
)

// links runs one of the commands about links to CRMs.
func links(ctx context.Context, args []string, in io.Reader, out io.Writer) error {
	if len(args) > 1 && args[0] == "add" {
		return addLink(ctx, args[1:], in, out)
	}
	if len(args) > 1 && args[0] == "set" {
		return setLink(ctx, args[1:])
	}
	flags := flag.NewFlagSet("gevel link", flag.ExitOnError)
	dir := dataFlag(flags)
	withdraw := flags.Bool("withdraw", false, "with remove: take the link's properties off the site")
	origin := flags.String("origin", env("GEVEL_ORIGIN", ""), "the public address of the site, which CRMs are told (GEVEL_ORIGIN)")
	store, words, err := openWords(ctx, dir, flags, args, linkUsage)
	if err != nil {
		return err
	}
	defer store.Close()
	if len(words) == 1 && words[0] == "list" {
		return listLinks(ctx, store, out)
	}
	if len(words) != 2 {
		return errors.New("these arguments are not understood:\n" + linkUsage)
	}
	service := &link.Service{Store: store, Kinds: kinds.All, Client: newClient(), Media: mediaFolder(*dir),
		Origin: strings.TrimSuffix(*origin, "/"), Now: time.Now, Hold: linkHold}
	switch name := words[1]; words[0] {
	case "list":
		return listRecords(ctx, store, name, out)
	case "run":
		return runLink(ctx, service, name, out)
	case "pause", "resume":
		return store.PauseLink(ctx, name, words[0] == "pause", db.Action{At: time.Now()})
	case "remove":
		return service.Remove(ctx, name, *withdraw)
	case "resend":
		return resend(ctx, store, name, out)
	}
	return errors.New("these arguments are not understood:\n" + linkUsage)
}

// linkName is what a link may be called, because its name stands in an address.
var linkName = regexp.MustCompile(`^[a-z0-9][a-z0-9-]{0,39}$`)

func addLink(ctx context.Context, args []string, in io.Reader, out io.Writer) error {
	kind, known := kinds.All[args[0]]
	if !known {
		return fmt.Errorf("%q is not a CRM; the CRMs are %s", args[0], strings.Join(slices.Sorted(maps.Keys(kinds.All)), ", "))
	}
	f := newLinkFlags(kind, args[1:])
	if len(f.words) != 1 || !linkName.MatchString(f.words[0]) {
		return errors.New("give the link one name, of small letters, digits and hyphens")
	}
	settings := map[string]string{}
	for _, s := range kind.Settings {
		if settings[s.Name] = s.Default; f.given[s.Name] != "" {
			settings[s.Name] = f.given[s.Name]
		}
		if s.Required && settings[s.Name] == "" {
			return fmt.Errorf("-%s is missing: %s", s.Name, s.About)
		}
	}
	settings["types"], settings["hosts"] = f.given["types"], f.given["hosts"]
	secret, err := f.secret(in)
	if err != nil {
		return err
	}
	if secret == "" {
		return fmt.Errorf("the %s is missing: give it on standard input, or in a file with -secret-file", kind.Secret)
	}
	if err := checkLink(kind, settings, secret); err != nil {
		return err
	}
	store, err := openData(ctx, *f.dir)
	if err != nil {
		return err
	}
	defer store.Close()
	if err := store.AddLink(ctx, f.words[0], kind.Name, settings, secret); err != nil {
		return err
	}
	if fmt.Fprintf(out, "The link %s is made. While gevel serve runs, it reads the CRM; gevel link list shows how that goes.\n",
		f.words[0]); kind.Events != nil || kind.Hints {
		fmt.Fprintf(out, "Give the CRM this address for its events: https://YOUR SITE/crm/%s/%s\n", kind.Name, f.words[0])
	}
	return nil
}

// checkLink returns what is wrong with settings, as far as that can be told without asking the CRM.
func checkLink(kind crm.Kind, settings map[string]string, secret string) error {
	if err := link.CheckTypes(settings["types"]); err != nil {
		return err
	}
	_, err := kind.Open(crm.Account{Settings: settings, Secret: secret, Client: newClient()})
	return err
}

func setLink(ctx context.Context, args []string) error {
	first := newLinkFlags(crm.Kind{Name: "set", Settings: everySetting()}, args)
	if len(first.words) != 1 {
		return errors.New("name one link; gevel link list shows them")
	}
	store, err := openData(ctx, *first.dir)
	if err != nil {
		return err
	}
	defer store.Close()
	l, err := store.LinkNamed(ctx, first.words[0])
	if err != nil {
		return err
	}
	settings, kind := l.SettingsMap(), kinds.All[l.Kind]
	for name, value := range first.given {
		if name != "types" && name != "hosts" && !slices.ContainsFunc(kind.Settings, func(s crm.Setting) bool { return s.Name == name }) {
			return fmt.Errorf("a link to %s has no setting %s", l.Kind, name)
		}
		settings[name] = value
	}
	secret, err := first.secret(nil)
	if err != nil {
		return err
	}
	if err := checkLink(kind, settings, secret); err != nil {
		return err
	}
	if err := store.ChangeLink(ctx, l.Name, settings, secret); err != nil {
		return err
	}
	return store.RereadHeld(ctx, l.Name, time.Now())
}

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
	dir, file *string
	given     map[string]string // those that were given, by name
	words     []string
}

func newLinkFlags(kind crm.Kind, args []string) linkFlags {
	flags := flag.NewFlagSet("gevel link "+kind.Name, flag.ExitOnError)
	f := linkFlags{dir: dataFlag(flags), given: map[string]string{},
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
	const most = 4096
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
	text, err := io.ReadAll(io.LimitReader(in, most))
	return strings.TrimSpace(string(text)), err
}
