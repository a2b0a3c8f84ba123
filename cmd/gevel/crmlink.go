package main

import (
	"context"
	"errors"
	"flag"
	"io"
	"strings"
	"time"

	"github.com/gevel/gevel/crm/kinds"
	"github.com/gevel/gevel/crm/link"
	"github.com/gevel/gevel/datafolder"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/inbox"
	"github.com/gevel/gevel/fetch"
)

const linkUsage = `gevel link add KIND NAME …  links the site to an agency's account at a CRM: sweepbright, whise or omnicasa; ` +
	`-h shows its settings.
                            The secret is read from standard input, or from the file -secret-file names
gevel link set NAME …       changes settings, and the secret with -secret-file
gevel link list             lists the links and how they go
gevel link list NAME        lists a link's properties with problems
gevel link run NAME         reads and sends now what waits
gevel link pause NAME       asks and sends nothing until gevel link resume NAME
gevel link remove NAME      forgets the link; its properties stay, unless -withdraw is given
gevel link resend LEAD      sends a request again that a CRM did not take, with -without-property as one about nothing; ` +
	`gevel leads shows the references
gevel link drop LEAD        does not send a request that a CRM did not take`

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
	at := dataFlags(flags)
	withdraw := flags.Bool("withdraw", false, "with remove: take the link's properties off the site")
	alone := flags.Bool("without-property", false, "with resend: without the property or project that the request is about")
	origin := flags.String("origin", env("GEVEL_ORIGIN", ""), "the public address of the site, which CRMs are told (GEVEL_ORIGIN)")
	store, words, err := openWords(ctx, at, flags, args, linkUsage)
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
	service := &link.Service{Store: store, Kinds: kinds.All, Client: newClient(), Media: datafolder.Media(at.dir),
		Origin: strings.TrimSuffix(*origin, "/"), Now: time.Now, Hold: linkHold}
	switch name := words[1]; words[0] {
	case "list":
		return listRecords(ctx, store, name, out)
	case "run":
		return runLink(ctx, service, name, out)
	case "pause", "resume":
		return store.Links.PauseLink(ctx, name, words[0] == "pause", desklog.Action{At: time.Now()})
	case "remove":
		return service.Remove(ctx, name, *withdraw, desklog.Action{At: time.Now()})
	case "resend":
		return resend(ctx, store, inbox.Resending{Lead: name, Alone: *alone}, out)
	case "drop":
		return drop(ctx, store, name, out)
	}
	return errors.New("these arguments are not understood:\n" + linkUsage)
}
