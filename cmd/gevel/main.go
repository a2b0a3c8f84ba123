// Command gevel is the website of a real-estate agency: one program, one database file.
//
//	gevel serve   [-tls NAMES] [-addr HOST:PORT] [-data DIR] [-sample FOLDER] [-origin URL] [-proxies LIST]
//	gevel setup   [-data DIR] [-origin URL | -addr HOST:PORT]
//	gevel import  [-data DIR] [-dry] [-take folder] [-strict] [-format folder|omnicasa|openimmo] FOLDER|FILE
//	gevel export  [-data DIR] FOLDER
//	gevel pictures [-data DIR]
//	gevel streets [-data DIR] [-from URL] [-margin KM] [-maxzoom ZOOM] [-dry] [-yes]
//	gevel transit [-data DIR] add NAME FILE.zip | list | remove NAME
//	gevel backup  [-data DIR] FOLDER|FILE.db
//	gevel restore [-data DIR] COPY
//	gevel check   [-data DIR] [-tls NAMES | -origin URL]
//	gevel alive   [-addr HOST:PORT]
//	gevel unit    [-socket] [-data DIR] [-tls NAMES | -addr HOST:PORT] [-origin URL] [-backup-to FOLDER]
//	gevel leads   [-data DIR] [-json | -csv] [-form NAME] [-since DAY]
//	gevel forget  [-data DIR] ADDRESS
//	gevel owner   add | password | list
//	gevel staff   add | list | password | role | close
//	gevel agent   [-data DIR] list | calendar NUMBER [-stop] | feed NUMBER | block NUMBER FROM UNTIL | unblock BLOCK
//	gevel link    [-data DIR] add KIND NAME | set NAME | list [NAME] | run NAME | pause NAME | resume NAME | remove NAME | resend LEAD
//	gevel key     [-data DIR] add NAME [-write] | list | revoke NAME
//	gevel webhook [-data DIR] add NAME ADDRESS -key KEY | list [NAME] | try NAME | pause NAME | resume NAME | remove NAME
//	gevel version
package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"syscall"
)

// version is set when a release is built.
var version = "dev"

const usage = `gevel serve   serves the site; with nothing yet, it prints a link to set one up
gevel setup   prints another link to set a new site up
gevel import  brings an agency's folder, or another system's properties, into the site
gevel export  writes the whole site as a folder that gevel import takes
gevel pictures tells how fetching pictures and documents of other servers goes
gevel streets fetches the streets around the agency's homes for the map
gevel transit reads timetables of public transport, whose stops are shown near homes
gevel backup  writes a copy of all data, or of the database alone
gevel restore puts a checked copy in the place of the data
gevel check   looks at everything that an operator must care for, and says what to do
gevel alive   asks the site on this machine whether it lives
gevel unit    prints a unit for systemd
gevel leads   lists what visitors sent
gevel forget  writes down and then erases what is known of a person
gevel owner   adds owners, sets their passwords and lists them
gevel staff   says who works at the desk, and as what
gevel agent   connects agents' calendars and blocks their hours
gevel link    links the site to the agency's CRM, and shows how that goes
gevel key     makes, lists and ends keys for programs
gevel webhook tells programs' addresses of what changes, and shows how that goes
gevel version tells the version
Each takes -h.`

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), endings()...)
	defer stop()
	err := run(ctx, os.Args[1:])
	if errors.Is(err, errPartly) {
		os.Exit(statusPartly)
	}
	if err != nil {
		if !errors.Is(err, errLogged) {
			fmt.Fprintln(os.Stderr, "gevel:", err)
		}
		os.Exit(1)
	}
}

// endings are the signals after which the program ends as it should: what was taken is answered. SIGHUP, from a terminal that was closed or
// from an operator who expects a reload, is one of them unless nohup switched it off.
func endings() []os.Signal {
	list := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) {
		list = append(list, syscall.SIGHUP)
	}
	return list
}

func run(ctx context.Context, args []string) error {
	if len(args) == 0 {
		return fmt.Errorf("name a command:\n%s", usage)
	}
	if err := readEnvironment(); err != nil {
		return err
	}
	switch args[0] {
	case "serve":
		return serve(ctx, args[1:])
	case "setup":
		return setUp(ctx, args[1:], os.Stdout)
	case "import":
		return importFrom(ctx, args[1:])
	case "export":
		return exportTo(ctx, args[1:], os.Stdout)
	case "pictures":
		return pictures(ctx, args[1:], os.Stdout)
	case "streets":
		return fetchStreets(ctx, args[1:], os.Stdin, os.Stdout)
	case "transit":
		return transitCommand(ctx, args[1:], os.Stdout)
	case "backup":
		return backup(ctx, args[1:])
	case "restore":
		return restore(ctx, args[1:], os.Stdout)
	case "check":
		return checkSite(ctx, args[1:], os.Stdout)
	case "alive":
		return alive(ctx, args[1:])
	case "unit":
		return unit(args[1:], os.Stdout)
	case "leads":
		return listLeads(ctx, args[1:])
	case "forget":
		return forget(ctx, args[1:])
	case "owner":
		return owner(ctx, args[1:])
	case "staff":
		return staffMembers(ctx, args[1:], os.Stdin, os.Stdout)
	case "agent":
		return agents(ctx, args[1:], os.Stdin, os.Stdout)
	case "link":
		return links(ctx, args[1:], os.Stdin, os.Stdout)
	case "key":
		return keys(ctx, args[1:], os.Stdout)
	case "webhook":
		return webhookCommand(ctx, args[1:], os.Stdout)
	case "help", "-h", "-help", "--help":
		fmt.Println(usage)
		return nil
	case "version", "-v", "-version", "--version":
		fmt.Println(version)
		return nil
	}
	return fmt.Errorf("%q is not a command:\n%s", args[0], usage)
}
