// Command post is a mail server for the browser tests and for work on emails: it accepts every email and writes each into a
// folder as 0001.eml and so on. Give its address to gevel as GEVEL_SMTP=smtp://127.0.0.1:2525.
package main

import (
	"flag"
	"fmt"
	"log"
	"os"
	"path/filepath"
	"strings"

	"github.com/gevel/gevel/internal/atomicfile"
	"github.com/gevel/gevel/internal/posttest"
)

func main() {
	addr := flag.String("addr", "127.0.0.1:2525", "where to listen, host:port")
	to := flag.String("to", "", "the folder for the emails")
	flag.Parse()
	if err := run(*addr, *to); err != nil {
		log.Fatal(err)
	}
}

func run(addr, folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	server, end, err := posttest.Listen(addr, nil, false)
	if err != nil {
		return err
	}
	defer end()
	fmt.Printf("Emails to smtp://%s are written to %s\n", server.Addr, folder)
	for n := 1; ; n++ {
		l := <-server.Arrived
		file := filepath.Join(folder, fmt.Sprintf("%04d.eml", n))
		if err := atomicfile.Write(file, strings.NewReader("X-To: "+l.To+"\r\n"+l.Message), 0o644); err != nil {
			return err
		}
	}
}
