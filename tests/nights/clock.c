// Preloaded into a Go program that is linked with libc (cc -shared -fPIC), this moves the program's clock by the seconds in the file that
// CLOCK_FILE names, eight bytes. It moves both halves: what libc is asked, by SQLite for instance, and Go's own time.Now, which asks the
// kernel's vDSO. Go finds the vDSO by an entry of the auxiliary vector, which it reads after libraries have started, so the entry is made to
// lead to a vDSO written here, with one function. Linux on amd64 alone: the number of the system call and the width of the tables are its.
#define _GNU_SOURCE
#include <elf.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static const long none;
static const volatile long *seconds = &none;

// Go calls it on stacks that are not aligned as C expects.
__attribute__((force_align_arg_pointer)) int clock_gettime(clockid_t clock, struct timespec *now) {
	const long number = 228;
	long failed;
	__asm__ volatile("syscall" : "=a"(failed) : "0"(number), "D"((long)clock), "S"(now) : "rcx", "r11", "memory");
	if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += *seconds;
	return (int)failed;
}

time_t time(time_t *also) {
	struct timespec now;
	clock_gettime(CLOCK_REALTIME, &now);
	if (also) *also = now.tv_sec;
	return now.tv_sec;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
	struct timespec moved;
	(void)zone;
	clock_gettime(CLOCK_REALTIME, &moved);
	now->tv_sec = moved.tv_sec;
	now->tv_usec = moved.tv_nsec / 1000;
	return 0;
}

// As much of an ELF file as Go looks at: where it is loaded, its one function, that function's name and hash, and an empty list of versions.
static struct {
	Elf64_Ehdr head;
	Elf64_Phdr parts[2];
	Elf64_Dyn tables[5];
	Elf64_Verdef versions;
	Elf64_Sym functions[2];
	Elf32_Word hash[5];
	char names[32];
} vdso;

static Elf64_Xword from(const void *place) { return (Elf64_Xword)((const char *)place - (const char *)&vdso); }

static void write_vdso(void) {
	memcpy(vdso.head.e_ident, ELFMAG, SELFMAG);
	vdso.head.e_ident[EI_CLASS] = ELFCLASS64;
	vdso.head.e_phoff = from(vdso.parts);
	vdso.head.e_phnum = 2;
	vdso.head.e_phentsize = sizeof(Elf64_Phdr);
	vdso.parts[0].p_type = PT_LOAD;
	vdso.parts[1].p_type = PT_DYNAMIC;
	vdso.parts[1].p_offset = vdso.parts[1].p_vaddr = from(vdso.tables);
	vdso.tables[0] = (Elf64_Dyn){DT_STRTAB, {from(vdso.names)}};
	vdso.tables[1] = (Elf64_Dyn){DT_SYMTAB, {from(vdso.functions)}};
	vdso.tables[2] = (Elf64_Dyn){DT_HASH, {from(vdso.hash)}};
	vdso.tables[3] = (Elf64_Dyn){DT_VERDEF, {from(&vdso.versions)}};
	vdso.versions.vd_flags = VER_FLG_BASE;
	strcpy(vdso.names + 1, "__vdso_clock_gettime");
	vdso.functions[1].st_name = 1;
	vdso.functions[1].st_info = ELF64_ST_INFO(STB_GLOBAL, STT_FUNC);
	vdso.functions[1].st_shndx = 1;
	vdso.functions[1].st_value = (Elf64_Addr)clock_gettime - (Elf64_Addr)&vdso;
	const Elf32_Word one_chain[5] = {1, 2, 1};
	memcpy(vdso.hash, one_chain, sizeof vdso.hash);
}

__attribute__((constructor)) static void start(int argc, char **argv, char **environment) {
	(void)argc, (void)argv;
	const char *path = getenv("CLOCK_FILE");
	if (!path) return;
	int file = open(path, O_RDONLY);
	const void *shared = file < 0 ? MAP_FAILED : mmap(0, sizeof(long), PROT_READ, MAP_SHARED, file, 0);
	if (shared == MAP_FAILED) _exit(99);
	seconds = shared;
	write_vdso();
	while (*environment) environment++;
	for (Elf64_auxv_t *entry = (Elf64_auxv_t *)(environment + 1); entry->a_type; entry++)
		if (entry->a_type == AT_SYSINFO_EHDR) entry->a_un.a_val = (Elf64_Xword)&vdso;
}
