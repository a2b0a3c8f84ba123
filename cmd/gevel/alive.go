package main

import (
	"context"
	"flag"
	"fmt"
	"net/http"

	"github.com/gevel/gevel/cmd/gevel/checks"
	"github.com/gevel/gevel/fetch"
)

// alive checks whether the site on this machine answers: containers have no other program for that.
func alive(ctx context.Context, args []string) error {
	flags := flag.NewFlagSet("gevel alive", flag.ExitOnError)
	addr := flags.String("addr", plainAddr(), "where the site answers http (GEVEL_ADDR, or with GEVEL_TLS GEVEL_HTTP)")
	if err := flagsAlone(flags, args); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, checks.AnswerTime)
	defer cancel()
	response, err := fetch.Own(ctx, localOrigin(*addr)+"/healthz")
	if err != nil {
		return err
	}
	response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("the site answers %s", response.Status)
	}
	return nil
}

// plainAddr is where the environment says that http is answered.
func plainAddr() string {
	if env("GEVEL_TLS", "") != "" {
		return env("GEVEL_HTTP", ":80")
	}
	return or(env("GEVEL_ADDR", ""), "localhost:8080")
}
