package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/gevel/gevel/cmd/gevel/wording"
	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/db/desklog"
	"github.com/gevel/gevel/db/webhooks"
	"github.com/gevel/gevel/webhook"
)

const webhookUsage = `gevel webhook add NAME ADDRESS -key KEY  tells an address of what changes; KEY is the name of its program's ` +
	`key (gevel key list), with
                            which it ends. -projects tells of projects too, -language chooses the language of texts
gevel webhook list          lists the webhooks and how they go
gevel webhook list NAME     lists what a webhook was sent
gevel webhook try NAME      tries now what waits
gevel webhook pause NAME    sends nothing until gevel webhook resume NAME
gevel webhook remove NAME   forgets the webhook`

// webhookCommand runs one of the commands about webhooks.
func webhookCommand(ctx context.Context, args []string, out io.Writer) error {
	flags := flag.NewFlagSet("gevel webhook", flag.ExitOnError)
	at := dataFlags(flags)
	w := webhooks.Webhook{}
	flags.StringVar(&w.Key, "key", "", "with add: the name of the program's key")
	flags.BoolVar(&w.Projects, "projects", false, "with add: tell of projects too")
	flags.StringVar((*string)(&w.Language), "language", "",
		"with add: the language of texts: nl, fr, en or de; the site's default one otherwise")
	store, words, err := openWords(ctx, at, flags, args, webhookUsage)
	if err != nil {
		return err
	}
	defer store.Close()
	by := desklog.Action{At: time.Now()}
	switch command := words[0]; {
	case command == "add" && len(words) == 3:
		w.Name, w.URL = words[1], words[2]
		return addWebhook(ctx, store, w, by, out)
	case command == "list" && len(words) == 1:
		return listWebhooks(ctx, store, out)
	case command == "list" && len(words) == 2:
		return listDeliveries(ctx, store, words[1], out)
	case len(words) == 2:
		return changeWebhook(ctx, store, command, words[1], by)
	}
	return errors.New("these arguments are not understood:\n" + webhookUsage)
}

func changeWebhook(ctx context.Context, store *db.Store, command, name string, by desklog.Action) error {
	switch command {
	case "try":
		return store.Webhooks.TryWebhook(ctx, name, by)
	case "pause":
		return store.Webhooks.PauseWebhook(ctx, name, by)
	case "resume":
		return store.Webhooks.ResumeWebhook(ctx, name, by)
	case "remove":
		return store.Webhooks.RemoveWebhook(ctx, name, by)
	}
	return errors.New("these arguments are not understood:\n" + webhookUsage)
}

func addWebhook(ctx context.Context, store *db.Store, w webhooks.Webhook, by desklog.Action, out io.Writer) error {
	if w.Language != "" && !w.Language.Known() {
		return fmt.Errorf("%q is not a language: nl, fr, en or de", w.Language)
	}
	if err := webhook.Check(w); err != nil {
		return err
	}
	secret, err := store.Webhooks.AddWebhook(ctx, w, by)
	if err != nil {
		return err
	}
	fmt.Fprintln(os.Stderr, "This is the secret that signs what the webhook is sent (docs/integrators.md). It is shown only now.")
	_, err = fmt.Fprintln(out, secret)
	return err
}

// listWebhooks writes the webhooks with their state in words.
func listWebhooks(ctx context.Context, store *db.Store, out io.Writer) error {
	list, err := store.Webhooks.Webhooks(ctx)
	for _, w := range list {
		fmt.Fprintf(out, "%-16s %-16s %-24s %s\n", w.Name, w.Key, wording.Webhook(w), w.URL)
	}
	return err
}

// listDeliveries writes what a webhook was sent, the newest first.
func listDeliveries(ctx context.Context, store *db.Store, name string, out io.Writer) error {
	list, err := store.Webhooks.Deliveries(ctx, name)
	if err == nil && len(list) == 0 {
		err = webhooks.ErrUnknownWebhook
	}
	for _, d := range list {
		fmt.Fprintf(out, "%-24s %s %-8s %-12s %s\n", wording.Second(d.MadeAt), d.ID, d.Kind,
			wording.Counted(len(d.Changed()), "change", "changes"), deliveryState(d))
	}
	return err
}

func deliveryState(d webhooks.Delivery) string {
	switch {
	case d.DeliveredAt != nil:
		return "taken after " + wording.Counted(d.Tries, "try", "tries")
	case d.Problem != nil:
		return "not taken after " + wording.Counted(d.Tries, "try", "tries") + ": " + *d.Problem
	}
	return "to be sent"
}
