package main

import (
	"context"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"time"

	"github.com/gevel/gevel/bench/process"
)

// server is a program that answers, alone on the first core.
type server struct {
	name    string
	url     string
	command *exec.Cmd
	start   time.Duration // from its start to its first answer
	idle    int64         // resident bytes before it was measured
}

func (s *server) id() process.ID { return process.ID(s.command.Process.Pid) }

// startAll gives each server the data and starts it. What started is returned with an error, too.
func startAll(ctx context.Context, s settings, d *data, work string) ([]*server, error) {
	folder, gevelData := filepath.Join(work, "folder"), filepath.Join(work, "data")
	if err := writeFolder(d, folder); err != nil {
		return nil, err
	}
	say("Importing them")
	if out, err := exec.CommandContext(ctx, s.program, "import", "-data", gevelData, folder).CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w: %.2000s", err, out)
	}
	gevel := &server{name: "Gevel"}
	servers := []*server{gevel}
	addr, err := gevel.address()
	if err != nil {
		return nil, err
	}
	env := []string{"GOMAXPROCS=1"}
	if err := gevel.run(ctx, work, env, s.program, "serve", "-addr", addr, "-data", gevelData); err != nil || s.alone {
		return servers, err
	}
	apollo := &server{name: "Apollo"}
	database := filepath.Join(work, "peer.db")
	if err := writeDatabase(d, database); err != nil {
		return servers, err
	}
	if addr, err = apollo.address(); err != nil {
		return servers, err
	}
	_, port, _ := net.SplitHostPort(addr)
	env = []string{"NODE_ENV=production", "DB=" + database, "PORT=" + port}
	return append(servers, apollo), apollo.run(ctx, work, env, node(), "bench/peers/apollo/server.mjs")
}

// node is the Node of the recipe, or the one of the machine where there is none for its processor.
func node() string {
	found, _ := filepath.Glob("bench/peers/node_modules/node-linux-*/bin/node") // the pattern is well formed
	return append(found, "node")[0]
}

// address chooses a free port and returns where the server is to listen.
func (s *server) address() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer l.Close()
	s.url = "http://" + l.Addr().String() + "/graphql"
	return l.Addr().String(), nil
}

// run starts the program and waits for its first answer, and until it has nothing more to do.
func (s *server) run(ctx context.Context, work string, env []string, program string, args ...string) error {
	log, err := os.Create(filepath.Join(work, s.name+".log"))
	if err != nil {
		return err
	}
	defer log.Close()
	s.command = exec.Command("taskset", append([]string{"-c", "0", program}, args...)...)
	s.command.Env = append(os.Environ(), env...)
	s.command.Stdout, s.command.Stderr = log, log
	began := time.Now()
	if err := s.command.Start(); err != nil {
		return err
	}
	for _, err = post(s.url, "", "", []byte(`{"query":"{ __typename }"}`)); err != nil; {
		if ctx.Err() != nil || time.Since(began) > time.Minute {
			text, _ := os.ReadFile(log.Name())
			return fmt.Errorf("%s did not start: %w\n%.2000s", s.name, err, text)
		}
		time.Sleep(2 * time.Millisecond)
		_, err = post(s.url, "", "", []byte(`{"query":"{ __typename }"}`))
	}
	s.start = time.Since(began)
	s.id().WaitUntilIdle(ctx, 10*time.Minute)
	s.idle = s.id().ResidentMemory()
	return nil
}

func stopAll(servers []*server) {
	for _, s := range servers {
		if s.command != nil && s.command.Process != nil {
			s.command.Process.Signal(syscall.SIGTERM)
			s.command.Wait()
		}
	}
}
