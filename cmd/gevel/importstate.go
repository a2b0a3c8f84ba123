package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/gevel/gevel/db"
	"github.com/gevel/gevel/intake"
)

// reportState says what an import leaves to do: properties that are held back, and files to fetch.
func reportState(ctx context.Context, store *db.Store, out io.Writer) error {
	return errors.Join(reportHeldProperties(ctx, store, out), reportRemotes(ctx, store, out))
}

// reportQuestions lists what folder and desk changed both.
func reportQuestions(out io.Writer, list []intake.Question) {
	if len(list) == 0 {
		return
	}
	fmt.Fprintf(out,
		"%s. Folder and desk changed these both; what the desk says stays in force until it is answered at the desk, "+
			"or by -take folder:\n", counted(len(list), "question", "questions"))
	for _, q := range list {
		fmt.Fprintln(out, q)
	}
}

// reportHeldProperties says how many properties no visitor sees because of what they lack.
func reportHeldProperties(ctx context.Context, store *db.Store, out io.Writer) error {
	list, err := store.AllHeldProperties(ctx)
	if len(list) > 0 {
		fmt.Fprintf(out,
			"%s held back, for lack of what the law asks of an advertisement (settings.publishUnlawful).\n",
			counted(len(list), "property is", "properties are"))
	}
	return err
}

// reportRemotes says how many files the server will fetch after an import.
func reportRemotes(ctx context.Context, store *db.Store, out io.Writer) error {
	c, err := store.CountRemotes(ctx)
	if c.Waiting > 0 {
		fmt.Fprintf(out,
			"%d pictures and documents of other servers are fetched while gevel serve runs; gevel pictures tells how that goes.\n",
			c.Waiting)
	}
	return err
}
