package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/db/crmlinks"
	"github.com/gevel/gevel/db/handle"
)

func addLink(ctx context.Context, args []string, in io.Reader, out io.Writer) error {
	at := slices.IndexFunc(args, func(arg string) bool { return kinds.All[arg].Name != "" })
	if at < 0 {
		return fmt.Errorf("%q is not a CRM; the CRMs are %s", args[0], strings.Join(slices.Sorted(maps.Keys(kinds.All)), ", "))
	}
	kind := kinds.All[args[at]]
	f := newLinkFlags(kind, slices.Concat(args[:at], args[at+1:]))
	if len(f.words) != 1 || !crmlinks.IsLinkName(f.words[0]) {
		return errors.New("give the link one name, of small letters, digits and hyphens")
	}
	settings, err := kind.Complete(f.given)
	if err != nil {
		return err
	}
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
	store, err := f.data.open(ctx, handle.AsItIs())
	if err != nil {
		return err
	}
	defer store.Close()
	if err := store.Links.AddLink(ctx, f.words[0], kind.Name, settings, secret); err != nil {
		return err
	}
	fmt.Fprintf(out, "The link %s is made. While gevel serve runs, it reads the CRM; gevel link list shows how that goes.\n", f.words[0])
	if kind.Events != nil || kind.Hints {
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
	store, err := first.data.openFilled(ctx)
	if err != nil {
		return err
	}
	defer store.Close()
	l, err := store.Links.LinkNamed(ctx, first.words[0])
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
	if err := store.Links.ChangeLink(ctx, l.Name, settings, secret); err != nil {
		return err
	}
	return store.Links.RereadHeld(ctx, l.Name, time.Now())
}
